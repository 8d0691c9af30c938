/** The error that keeps the program or a command from starting, with a message for the person who starts it. */
export class StartError extends Error {}

/** The advice wherever the embedded database cannot run. */
export const USE_ANOTHER_DATABASE =
  "Or use a PostgreSQL elsewhere: set DATABASE_URL to its address (postgres://user:secret@host:5432/name).";

/** Creates the error of a database that is not as the program left it. */
export function damagedDatabaseError(what: string): StartError {
  return new StartError(
    `The database is not as this program left it: ${what}.\n` +
      'It was overwritten or damaged. Restore a backup into a new, empty one: "npm run restore -- FILE".',
  );
}
