import { inPlainWords } from "./plain-words.ts";

/** Runs a command to its end: says what it has done, or in plain words what kept it from it. */
export async function runCommand(work: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await work()}\n`);
    process.exit(0);
  } catch (error) {
    console.error(inPlainWords(error));
    process.exit(1);
  }
}
