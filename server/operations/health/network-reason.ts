import { valueIn } from "../../../domain/platform/typed-records.ts";
import { textIn } from "../../platform/fault-origin.ts";

/** Returns the code of the innermost error of a failed network request. */
export function networkReason(error: unknown): string {
  const cause = valueIn(error, "cause");
  // A host name with several addresses has one error for each of them.
  const [first] = [valueIn(cause, "errors") ?? []].flat();
  return textIn(cause, "code") ?? textIn(first, "code") ?? textIn(error, "name") ?? "Error";
}
