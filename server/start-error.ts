/** What keeps the program or a command from starting, in words for the person who starts it. */
export class StartError extends Error {}

/** The way out wherever the embedded database cannot run. */
export const USE_ANOTHER_DATABASE =
  "Or use a PostgreSQL elsewhere: set DATABASE_URL to its address (postgres://user:secret@host:5432/name).";
