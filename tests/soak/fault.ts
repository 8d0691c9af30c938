import type { Counts } from "./count.ts";

/** What came of one kind of fault. */
export type Outcome = Counts & {
  /** How often a visitor was not served and sent the same again: whether the fault was felt. */
  sentAgain: number;
  /** How long it took each time until all was well again. */
  seconds: number[];
};

/** One kind of fault, made over and over while visitors send leads. */
export type Fault = {
  /** As `--only` names it. */
  name: string;
  /** As the table describes it. */
  what: string;
  /** How often it is made, unless the command says otherwise. */
  rounds: number;
  /** Why it may be unclear whether a mail arrived, and of how many for each round; without this it may of none. */
  mayBeUnclear?: { why: string; mails: number };
  /** Why it cannot be made on this machine. */
  cannot?(): string | null;
  run(rounds: number): Promise<Outcome>;
};

/** Why an outcome breaks the promise; empty where it does not. */
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
