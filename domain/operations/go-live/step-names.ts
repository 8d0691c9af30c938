/** The steps by which the first admin sets up an installation, in their order. */
export const SET_UP_STEPS = [
  "identity",
  "location",
  "looks",
  "team",
  "carriers",
  "mail",
  "texts",
  "samples",
  "backup",
  "domain",
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** The states that an admin gives a step. A step without a state is open; "open" also takes an earlier state back. */
export const STEP_STATES = ["done", "skipped", "open"] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The messages by which an admin tests a channel: each must arrive before its step counts as done. */
export const TEST_MESSAGES = ["mail", "text"] as const;
export type TestMessage = (typeof TEST_MESSAGES)[number];

/** The step that waits for a test message to arrive. */
export const TEST_OF_STEP: Partial<Record<SetUpStep, TestMessage>> = { mail: "mail", texts: "text" };

export const TEST_CODE_DIGITS = 6;

/** Returns the step to show next: the first open one after a step, else the first open one at all. */
export function nextOpenStep(
  states: Readonly<Record<SetUpStep, StepState>>,
  after: SetUpStep | null,
): SetUpStep | undefined {
  const isOpen = (step: SetUpStep) => states[step] === "open" && step !== after;
  const position = after === null ? -1 : SET_UP_STEPS.indexOf(after);
  return SET_UP_STEPS.slice(position + 1).find(isOpen) ?? SET_UP_STEPS.find(isOpen);
}
