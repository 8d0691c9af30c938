import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { RunEnd } from "../../../domain/work/sequence-options.ts";
import type { Deps } from "../../platform/deps.ts";
import { stopReason } from "../history/stopped-run.ts";
import { isBinned } from "../leads/terms.ts";

/**
 * Returns SQL for the reason why a run ends instead of doing its next step, for a query of requests: that of
 * `stopReason`, or that its request is in the trash. A request that is restored before that step keeps its run.
 */
export function reasonToStop(deps: Pick<Deps, "clock" | "settings">, runId: AnyPgColumn | number): SQL<RunEnd | null> {
  return sql`coalesce(${stopReason(runId)}, case when ${isBinned(deps)} then 'binned' end)`;
}
