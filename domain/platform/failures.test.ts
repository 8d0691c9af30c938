import { expect, it } from "vitest";
import { codesIn, failureOf } from "./failures.ts";

it.each([
  ["Error EAUTH 535", "login", "EAUTH 535"],
  ["MailHeld EAUTH 535", "login", "EAUTH 535"],
  ["Error ESOCKET", "unreachable", "ESOCKET"],
  ["ETIMEDOUT", "late", "ETIMEDOUT"],
  ["TimeoutError", "late", ""],
  ["Error EENVELOPE 550", "refused", "EENVELOPE 550"],
  ["30003", "number", "30003"],
  ["job heartbeat timeout", "lost", ""],
  ["Error ENOSPC", "room", "ENOSPC"],
  ["TypeError", "unknown", ""],
  ["error 40P01 in try 3 of A", "unknown", "40P01"],
])("%s is named %s, with what can be looked up", (reason, failure, codes) => {
  expect([failureOf(reason), codesIn(reason)]).toEqual([failure, codes]);
});
