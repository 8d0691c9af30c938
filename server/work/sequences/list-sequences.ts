import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { AnswerOf } from "../../../domain/api/index.ts";
import type { DryRunEntry, ListedRun, ListedSequence } from "../../../domain/api/work/sequences.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { messageTemplates, requests, sequenceRuns, sequences } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RunEnd } from "../../../domain/work/sequence-options.ts";
import { stopReason } from "../history/stopped-run.ts";
import { isBinned } from "../history/terms.ts";
import { isForTagged } from "./begin-runs.ts";
import { renderStepMessage } from "./do-step.ts";
import { foreseeStep, type ForeseenStep } from "./foresee-step.ts";

const DAY_MS = 86_400_000;
/** Maximum entries of a dry run: as many as a person looks through. */
const MAX_ENTRIES = 50;
/** Maximum runs per sequence that its list foresees: those whose turn comes next. */
const MAX_FORESEEN = 20;

/**
 * Lists all sequences with the number of their open runs and of those to whom nothing would go, and the templates for
 * steps in the user's language.
 */
export async function listSequences(deps: Deps, language: Language): Promise<AnswerOf<"GET /api/sequences">> {
  const { db } = deps;
  const running = await db
    .select({ id: sequenceRuns.sequenceId, running: count() })
    .from(sequenceRuns)
    .where(isNull(sequenceRuns.endedAt))
    .groupBy(sequenceRuns.sequenceId);
  const rows = await db.select().from(sequences).orderBy(asc(sequences.name), asc(sequences.id));
  const templates = await db
    .select()
    .from(messageTemplates)
    .orderBy(asc(messageTemplates.order), asc(messageTemplates.id));
  const translated = ({ name, translations }: (typeof templates)[number]) =>
    (language === "es" ? translations.es?.name : undefined) ?? name;
  const listed: ListedSequence[] = [];
  for (const { activeSince: _since, ...row } of rows) {
    const open = running.find((one) => one.id === row.id)?.running ?? 0;
    listed.push({ ...row, running: open, notGoing: await countNotGoing(deps, row.id) });
  }
  return {
    sequences: listed,
    templates: templates.map((row) => ({ id: row.id, channel: row.channel, name: translated(row) })),
  };
}

/** Selects runs with their sequence, their request and the reason to stop, if any. */
const selectRuns = (deps: Deps) =>
  deps.db
    .select({ run: sequenceRuns, sequence: sequences, lead: requests, stop: stopReason(deps, sequenceRuns.id) })
    .from(sequenceRuns)
    .innerJoin(sequences, eq(sequences.id, sequenceRuns.sequenceId))
    .innerJoin(requests, eq(requests.id, sequenceRuns.requestId));
type FoundRun = Awaited<ReturnType<typeof selectRuns>>[number];

/** Foresees the next step of a run; null for one that has ended. */
async function foreseeRun(deps: Deps, { run, sequence, lead, stop }: FoundRun): Promise<ForeseenStep | null> {
  const step = sequence.steps[run.nextStep];
  if (run.endedAt || !step) return null;
  return foreseeStep(deps, deps.db, { step, lead, dueAt: run.nextAt, isActive: sequence.isActive, stop });
}

/** Counts the requests to whom the sequence would not write, among those whose turn comes next. */
async function countNotGoing(deps: Deps, sequenceId: number): Promise<ListedSequence["notGoing"]> {
  const next = await selectRuns(deps)
    .where(and(eq(sequenceRuns.sequenceId, sequenceId), isNull(sequenceRuns.endedAt)))
    .orderBy(asc(sequenceRuns.nextAt))
    .limit(MAX_FORESEEN);
  let count = 0;
  for (const found of next) if ((await foreseeRun(deps, found))?.whyNot) count += 1;
  return { count, of: next.length };
}

/** Lists the runs of sequences for a request, newest first. */
export async function listRuns(deps: Deps, requestId: number): Promise<ListedRun[]> {
  const rows = await selectRuns(deps).where(eq(sequenceRuns.requestId, requestId)).orderBy(desc(sequenceRuns.id));
  const runs: ListedRun[] = [];
  for (const found of rows) {
    const { run, sequence } = found;
    const foreseen = await foreseeRun(deps, found);
    runs.push({
      id: run.id,
      name: sequence.name,
      nextAt: foreseen?.at.toISOString() ?? null,
      next: foreseen ? (sequence.steps[run.nextStep]?.do ?? null) : null,
      whyNot: foreseen?.whyNot ?? null,
      end: run.end,
    });
  }
  return runs;
}

/**
 * Previews the next step of a sequence for each request (dry run): recipient, time, text, and the reason when nothing
 * is sent. It covers the requests with an open run and those at its stage that it would start with. Nothing is stored.
 */
export async function dryRun(deps: Deps, sequenceId: number): Promise<DryRunEntry[]> {
  const { db, clock, settings } = deps;
  const [sequence] = await db.select().from(sequences).where(eq(sequences.id, sequenceId));
  if (!sequence) throw new AppError("notFound");
  const ofThis = sql`${sequenceRuns.requestId} = ${requests.id} and ${sequenceRuns.sequenceId} = ${sequenceId}`;
  // A request without a run has only the trash as a reason.
  const stop = sql<RunEnd | null>`coalesce(${stopReason(deps, sequenceRuns.id)}, case when ${isBinned(deps)} then 'binned' end)`;
  const rows = await db
    .select({ lead: requests, run: sequenceRuns, stop })
    .from(requests)
    .leftJoin(sequenceRuns, ofThis)
    .where(
      sql`${requests.kind} = 'quote' and ${requests.stage} = ${sequence.stage} and not ${requests.isSuspect} and ${sequenceRuns.endedAt} is null
        and ${isForTagged(sql`${sequence.tagId}::int`, sql`${requests.id}`, sql`${requests.customerId}`)}`,
    )
    .orderBy(desc(requests.id))
    .limit(MAX_ENTRIES);
  const agency = settings.agency();
  const entries: DryRunEntry[] = [];
  for (const { lead, run, stop: whyOver } of rows) {
    const step = sequence.steps[run?.nextStep ?? 0];
    if (!step) continue;
    const dueAt = run?.nextAt ?? new Date(clock().getTime() + step.day * DAY_MS);
    // A sequence is tried out before it is switched on.
    const { at, whyNot } = await foreseeStep(deps, db, { step, lead, dueAt, isActive: true, stop: whyOver });
    const words = step.do === "call" ? null : await renderStepMessage(agency, db, step, lead);
    entries.push({
      reference: lead.reference,
      name: lead.name ?? "",
      isRunning: run !== null,
      do: step.do,
      at: at.toISOString(),
      subject: words?.subject ?? "",
      text: words?.text ?? "",
      whyNot,
    });
  }
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
