import { BroadcastChannel } from "node:worker_threads";
import { createVitest, type Vitest } from "vitest/node";
import type { Answer, Job } from "./jobs.ts";

/**
 * A test runner for Stryker that keeps one vitest worker alive for all mutants. Stryker's own runner for vitest starts
 * vitest for each mutant, which takes half a second: more than an hour for the rules in domain/.
 */
type MutantRun = {
  activeMutant: { id: string };
  sandboxFileName: string;
  testFilter?: string[];
  hitLimit?: number;
  mutantActivation: "runtime" | "static";
};

class ResidentRunner {
  #vitest: Vitest | undefined;
  #channel = new BroadcastChannel("mutation");
  #send: (job: Job) => void = this.#channel.postMessage.bind(this.#channel);
  #settle: (answer: Answer) => void = () => undefined;

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    const ready = this.#nextAnswer();
    this.#channel.addEventListener("message", (event) => {
      const { data } = event as unknown as { data: { answer?: Answer } };
      if (data.answer) this.#settle(data.answer);
    });
    this.#vitest = await createVitest("test", { config: "tests/prove/mutation/vitest.config.ts", watch: false });
    void this.#vitest.start();
    await ready;
  }

  dryRun(): Promise<Answer> {
    return this.#ask({ kind: "dry" });
  }

  mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, mutantActivation }: MutantRun): Promise<Answer> {
    return this.#ask({
      kind: "mutant",
      mutant: activeMutant.id,
      file: sandboxFileName,
      testIds: testFilter ?? [],
      // Stryker gives up after a hundred times as many hits as without the mutant. Ten times are enough, and a tenth of
      // the wait.
      hitLimit: hitLimit && hitLimit / 10,
      isStatic: mutantActivation === "static",
    });
  }

  async dispose(): Promise<void> {
    this.#send({ kind: "end" });
    this.#channel.close();
    await this.#vitest?.close();
  }

  #ask(job: Job): Promise<Answer> {
    const answer = this.#nextAnswer();
    this.#send(job);
    return answer;
  }

  #nextAnswer(): Promise<Answer> {
    return new Promise((settle) => (this.#settle = settle));
  }
}

/** Stryker looks for this name in a plugin. */
export const strykerPlugins = [{ kind: "TestRunner", name: "resident", factory: () => new ResidentRunner() }];
