// The keywords of the game, each with the rules its card gives in short. Its words are the messages `word-<id>`.

export const WORDS: Readonly<Record<string, string>> = {
  build: "BO-11 BO-14 BO-15 BO-16",
  reserve: "BO-11 BO-26 BO-27 BO-42",
  rest: "BO-32 BO-34 BO-35 BO-36",
  token: "BO-03 BO-15 BO-17",
  compass: "BO-03 BO-15 BO-32",
  row: "BO-03 BO-24 BO-37",
  column: "BO-04 BO-14",
  pyramid: "BO-18 BO-20 BO-22",
  level: "BO-18 BO-19",
  covered: "BO-33 BO-32",
  archive: "BO-29 BO-30 BO-31 BO-38",
  family: "BO-01 BO-43",
  power: "BO-25",
  placement: "BO-23",
  neighbour: "BO-44",
  deck: "BO-07 BO-37 BO-50",
  points: "BO-42 BO-46 BO-47",
  end: "BO-39 BO-40 BO-41",
};
