import type { Deps } from "../deps.ts";
import { endSession, type Session } from "./session-store.ts";

/** Ends the session on the server, so that its token is worth nothing any more. */
export async function logOut({ db, clock, recordEvent }: Deps, session: Session | null, ip: string): Promise<void> {
  if (!session) return;
  await db.transaction(async (tx) => {
    await endSession(tx, session.tokenHash);
    await recordEvent(tx, { action: "logout", actor: session.user, ip }, clock());
  });
}
