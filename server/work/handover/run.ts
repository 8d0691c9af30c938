import type { HandedGroup } from "../../../domain/work/handover.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";

type Person = { id: number; name: string };

/** One handover while it runs: from whom, to whom, and by which admin. */
export type Run = {
  deps: Pick<Deps, "clock" | "settings">;
  tx: Database;
  handoverId: number;
  actorId: number | null;
  from: Person;
  takers: Record<HandedGroup, Person | null>;
};
