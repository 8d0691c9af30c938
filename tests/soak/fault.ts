import type { Counts } from "./count.ts";

/** The result of one kind of fault. */
export type Outcome = Counts & {
  /** The number of retries by visitors who were not served: it shows whether the fault had an effect. */
  sentAgain: number;
  /** The recovery time of each round. */
  seconds: number[];
};

/** One kind of fault, injected repeatedly while visitors send leads. */
export type Fault = {
  /** The name for `--only`. */
  name: string;
  /** The description in the table. */
  what: string;
  /** The default number of rounds. */
  rounds: number;
  /** The reason why the delivery of mails may be uncertain, and the maximum per round; unset allows none. */
  mayBeUnclear?: { why: string; mails: number };
  /** Returns why the fault cannot be injected on this machine, or null. */
  cannot?(): string | null;
  run(rounds: number): Promise<Outcome>;
};

/** Returns the reasons why an outcome breaks the promise; empty when it keeps it. */
export function faultsIn(outcome: Outcome, { mayBeUnclear }: Fault, rounds: number): string[] {
  const { acknowledged, lost, doubledRows, doubledMails, missingMails, unclearMails } = outcome;
  const mostMails = (mayBeUnclear?.mails ?? 0) * rounds;
  const wrong: [boolean, string][] = [
    [acknowledged === 0, "no lead was acknowledged"],
    [lost > 0, `${lost} acknowledged leads are lost`],
    [doubledRows > 0, `${doubledRows} leads are there twice`],
    [doubledMails > 0, `${doubledMails} mails arrived twice`],
    [unclearMails > mostMails, `${unclearMails} mails wait for a person, where ${mostMails} may`],
    [missingMails > 0, `${missingMails} mails did not arrive`],
  ];
  return wrong.filter(([isSo]) => isSo).map(([, words]) => words);
}
