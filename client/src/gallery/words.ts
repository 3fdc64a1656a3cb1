// The words of the drawings in English, for the gallery and the tests.
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Say } from "../games/europe-imagined/draw/context";
import messages from "../games/europe-imagined/draw/messages.en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
const faults = bundle.addResource(new FluentResource(messages));
if (faults.length) throw new Error(String(faults[0]));

export const say: Say = (key, args = {}) => {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`No message is called ${key}.`);
  return bundle.formatPattern(pattern, args);
};
