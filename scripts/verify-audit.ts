import { verifyAudit } from "./check-trail.ts";

/**
 * Verifies the audit trail: `npm run verify-audit`, for the database that the environment names; `-- --backup FILE` for
 * a backup of it; `-- --head HASH:ENTRIES` to compare either with a line that was noted from the log.
 * `-- --accept` to go on from the trail as it is, after a database was put back on purpose.
 * Exits with 0 when the trail is whole, 1 when it is not, 2 when that could not be found out.
 */
const { code, output } = await verifyAudit(process.env, process.argv.slice(2));
(code === 0 ? console.log : console.error)(output);
process.exit(code);
