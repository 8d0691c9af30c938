import { eq } from "drizzle-orm";
import { BY_PAGE } from "../../../domain/work/page-talk-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "./desk-events.ts";
import { recomputeState } from "./request-state.ts";
import { handOnReplied } from "./stand-ins.ts";

/**
 * Writes the event of a message that came by the private page, in the caller's transaction, which holds the lock of the
 * request. The request waits for us from then on, as after a mail. A message counts as use of the request.
 */
export async function notePageMessage(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  requestId: number,
  text: string,
): Promise<void> {
  const at = deps.clock();
  const data = { channel: BY_PAGE, direction: "in", text };
  await writeDeskEvent(tx, { type: "message", requestId, actor: null, data, at });
  await recomputeState(tx, requestId, at);
  await handOnReplied(deps, tx, requestId);
  await tx.update(requests).set({ lastUsedAt: at }).where(eq(requests.id, requestId));
}
