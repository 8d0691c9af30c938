import { asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { AnswerOf } from "../../../domain/api/index.ts";
import type { DryRunEntry, ListedRun } from "../../../domain/api/work/sequences.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { messageTemplates, requests, sequenceRuns, sequences } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { stopReason } from "../history/stopped-run.ts";
import { skipReason, renderStepMessage } from "./do-step.ts";

const DAY_MS = 86_400_000;
/** Maximum entries of a dry run: as many as a person looks through. */
const MAX_ENTRIES = 50;

/** Lists all sequences with the number of their open runs, and the templates for steps in the user's language. */
export async function listSequences(db: Database, language: Language): Promise<AnswerOf<"GET /api/sequences">> {
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
  return {
    sequences: rows.map(({ activeSince: _since, ...row }) => ({
      ...row,
      running: running.find((one) => one.id === row.id)?.running ?? 0,
    })),
    templates: templates.map((row) => ({ id: row.id, channel: row.channel, name: translated(row) })),
  };
}

/** Lists the runs of sequences for a request, newest first. */
export async function listRuns(db: Database, requestId: number): Promise<ListedRun[]> {
  const rows = await db
    .select({ run: sequenceRuns, sequence: sequences })
    .from(sequenceRuns)
    .innerJoin(sequences, eq(sequences.id, sequenceRuns.sequenceId))
    .where(eq(sequenceRuns.requestId, requestId))
    .orderBy(desc(sequenceRuns.id));
  return rows.map(({ run, sequence }) => ({
    id: run.id,
    name: sequence.name,
    nextAt: run.endedAt ? null : run.nextAt.toISOString(),
    next: run.endedAt ? null : (sequence.steps[run.nextStep]?.do ?? null),
    end: run.end,
  }));
}

/**
 * Previews the next step of a sequence for each request (dry run): recipient, time, text, and the reason when nothing
 * is sent. It covers the requests with an open run and those at its stage that it would start with. Nothing is stored.
 */
export async function dryRun({ db, clock, settings }: Deps, sequenceId: number): Promise<DryRunEntry[]> {
  const [sequence] = await db.select().from(sequences).where(eq(sequences.id, sequenceId));
  if (!sequence) throw new AppError("notFound");
  const ofThis = sql`${sequenceRuns.requestId} = ${requests.id} and ${sequenceRuns.sequenceId} = ${sequenceId}`;
  const rows = await db
    .select({ lead: requests, run: sequenceRuns, stop: stopReason(sequenceRuns.id) })
    .from(requests)
    .leftJoin(sequenceRuns, ofThis)
    .where(
      sql`${requests.kind} = 'quote' and ${requests.stage} = ${sequence.stage} and not ${requests.isSuspect} and ${sequenceRuns.endedAt} is null`,
    )
    .orderBy(desc(requests.id))
    .limit(MAX_ENTRIES);
  const agency = settings.agency();
  const entries: DryRunEntry[] = [];
  for (const { lead, run, stop } of rows) {
    const step = sequence.steps[run?.nextStep ?? 0];
    if (!step) continue;
    const at = run?.nextAt ?? new Date(clock().getTime() + step.day * DAY_MS);
    const words = step.do === "call" ? null : await renderStepMessage(agency, db, step, lead);
    entries.push({
      reference: lead.reference,
      name: lead.name ?? "",
      isRunning: run !== null,
      do: step.do,
      at: at.toISOString(),
      subject: words?.subject ?? "",
      text: words?.text ?? "",
      whyNot: stop ?? (await skipReason(agency, db, step, lead)),
    });
  }
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
