/** The query of one's own sessions: a new password ends the others, so the list is asked anew. */
export const OWN_SESSIONS = ["own-sessions"];
