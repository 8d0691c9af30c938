/**
 * The reasons why a session ended before its time, where its browser did not end it itself. The next call of that
 * browser is told the reason.
 */
export const SESSION_ENDS = ["tooMany", "elsewhere", "admin", "password", "secondFactor", "deactivated"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/**
 * The reason why an open stream (SSE) ends: with its session, for one of the reasons above or without one; because the
 * account has another role now; or because the account has newer streams than it may have open at once.
 */
export type StreamEnd = SessionEnd | "over" | "role" | "newerStreams";
