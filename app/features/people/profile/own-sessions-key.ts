/**
 * The query key of the user's own sessions. A new password or second factor ends the others, so the list is refetched
 * then.
 */
export const OWN_SESSIONS = ["own-sessions"];
