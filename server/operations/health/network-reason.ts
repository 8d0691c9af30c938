import { valueIn } from "../../../domain/platform/typed-records.ts";
import { textIn } from "../../platform/fault-origin.ts";

/** Why an address could not be asked: the code of what lies at the bottom of it. */
export function networkReason(error: unknown): string {
  const cause = valueIn(error, "cause");
  // A name with several addresses fails at each of them.
  const [first] = [valueIn(cause, "errors") ?? []].flat();
  return textIn(cause, "code") ?? textIn(first, "code") ?? textIn(error, "name") ?? "Error";
}
