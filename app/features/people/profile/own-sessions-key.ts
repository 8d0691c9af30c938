/** The query of one's own sessions: a new password or second factor ends the others, and the list is asked anew. */
export const OWN_SESSIONS = ["own-sessions"];
