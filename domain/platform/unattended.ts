const UNATTENDED_HEADER = "x-unattended";

/**
 * The headers of a call that a page makes by itself, such as when a list changes. Such a call does not prolong a
 * session.
 */
export const UNATTENDED = { [UNATTENDED_HEADER]: "1" };

/** Returns true when the headers of a call say that no person made it. */
export function isUnattendedCall(headers: Record<string, unknown>): boolean {
  return headers[UNATTENDED_HEADER] !== undefined;
}
