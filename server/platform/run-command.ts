import { explainStartError } from "./explain-start-error.ts";

/** Runs a command and exits: prints its result, or in plain words why it failed. */
export async function runCommand(work: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await work()}\n`);
    process.exit(0);
  } catch (error) {
    console.error(explainStartError(error));
    process.exit(1);
  }
}
