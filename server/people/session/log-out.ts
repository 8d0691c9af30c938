import { makeChange } from "../../platform/audit/make-change.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Session } from "../../platform/http/caller.ts";
import { endSession } from "./end-sessions.ts";

/** Ends the session on the server, so that its token is no longer valid. */
export async function logOut(deps: Deps, session: Session | null, ip: string): Promise<void> {
  if (!session) return;
  await makeChange(deps, { actor: session.user, ip }, async (tx) => {
    await endSession(tx, session.tokenHash);
    return { event: { action: "logout" } };
  });
}
