import { readFileSync } from "node:fs";

/**
 * Shifts the clock of a started program by CLOCK_SHIFT_MS milliseconds; loaded before it (`node --import`). The program
 * itself knows nothing of it, as it would not under another system clock. The signal SIGUSR2 shifts it by the number in
 * CLOCK_SHIFT_FILE instead, while the program runs.
 */
let shift = Number(process.env["CLOCK_SHIFT_MS"]);
const file = process.env["CLOCK_SHIFT_FILE"];
if (file) process.on("SIGUSR2", () => (shift = Number(readFileSync(file, "utf8"))));
const now = Date.now.bind(Date);
const shifted = () => now() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [shifted()], made) as Date,
  get: (target, name, receiver) => (name === "now" ? shifted : (Reflect.get(target, name, receiver) as unknown)),
});
