// A process full of spectators. usage: fork with BASE, TABLE, COUNT; says "ready", and on any message the numbers of the last steps they have.

import { bystander } from "./adapters/gatekey.js";

const [base, table, count] = process.argv.slice(2);
const crowd = [];
while (crowd.length < Number(count)) crowd.push(await bystander(base, table));
process.on("message", () => process.send(crowd.map((one) => one.seq())));
process.send("ready");
