import type { Database } from "../server/platform/db/client.ts";
import { notices } from "../server/platform/db/schema/index.ts";
import type { RequestRow } from "../server/work/leads/stored-fields.ts";
import type { DemoDesk } from "./demo-events.ts";
import type { DemoDeps } from "./open-demo.ts";

type Demo = Pick<DemoDesk, "viewer" | "colleague"> & { rosa: RequestRow; linda: RequestRow };

/** Adds notices to the bell of the viewer, read and unread. None of them is mailed or pushed. */
export async function addNotices(
  deps: DemoDeps,
  tx: Database,
  { viewer, colleague, rosa, linda }: Demo,
): Promise<void> {
  const now = deps.clock();
  const listed = { userId: viewer.id, at: now, createdAt: now, isListed: true, isMailDue: false, isPushDue: false };
  await tx.insert(notices).values([
    { ...listed, cause: "assigned", key: "demo:assigned", requestId: linda.id, actorId: colleague.id, readAt: now },
    { ...listed, cause: "mentioned", key: "demo:mentioned", requestId: linda.id, actorId: colleague.id },
    { ...listed, cause: "replied", key: "demo:replied", requestId: rosa.id },
  ]);
}
