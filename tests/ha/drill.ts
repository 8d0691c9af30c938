import { setTimeout as wait } from "node:timers/promises";
import { until } from "../soak/until.ts";
import { countDrill, faultsOf, isComplete, type DrillCounts, type Stored, type TextedLead } from "./count.ts";
import { phoneOf } from "./load.ts";
import type { Strike, Times } from "./strikes.ts";
import type { System } from "./system.ts";

export type Outcome = { strike: Strike; counts: DrillCounts; sentAgain: number; times: Times; wrong: string[] };

/** The time of steady load before each fault. */
const BEFORE_MS = 8_000;

const HANDED_OVER = "direction = 'out' and handed_over_at is not null and status in ('queued', 'unclear')";
const UNCLEAR_MAILS = `select number as id, to_address as "to", text from messages where channel = 'email' and ${HANDED_OVER}`;
/** Jobs of leads that are not done; those of unclear mails wait for a person. */
const JOBS_LEFT = `select count(*)::int as n from jobs.job
  where name in ('notify-of-lead', 'send-email', 'send-sms') and state < 'completed'
    and not (state < 'active' and data ->> 'emailId' in (select id::text from (${UNCLEAR_MAILS}) unclear))`;

/** The counts before a fault, so that those after it are counted alone. */
type Mark = { leads: number; mails: number; texts: number; incoming: number; refusals: number };

const markOf = ({ load, sink, provider }: System): Mark => ({
  leads: load.visitors.leads.length,
  mails: sink.mails.length,
  texts: provider.received.length,
  incoming: load.incoming.length,
  refusals: load.visitors.refusals(),
});

/** The beginning: counted from here on, everything that ever happened is counted. */
export const BEGINNING: Mark = { leads: 0, mails: 0, texts: 0, incoming: 0, refusals: 0 };

/** Injects one fault under a steady load, waits until everything is at rest, and counts. */
export async function drill(system: System, strike: Strike): Promise<Outcome> {
  const mark = markOf(system);
  const stop = system.load.start();
  let times: Times;
  try {
    await wait(BEFORE_MS);
    times = await strike.run(system);
  } finally {
    stop();
  }
  await atRest(system);
  const counts = await countSince(system, mark);
  const sentAgain = system.load.visitors.refusals() - mark.refusals;
  return { strike, counts, sentAgain, times, wrong: faultsOf(counts, times.well, strike.bounds) };
}

/** Waits until everything sent is acknowledged, no job is left, and the screens have heard of every lead. */
async function atRest(system: System): Promise<void> {
  await system.load.all();
  await until("all jobs are done", async () => (await system.ask<{ n: number }>(JOBS_LEFT))[0]?.n === 0);
  const leads = leadsOf(system, 0);
  const areComplete = () => system.screens.every((screen) => isComplete(screen, leads));
  // A screen that stays incomplete is counted below.
  await until("every screen is complete", areComplete, 60).catch(() => undefined);
}

function leadsOf({ load }: System, from: number): TextedLead[] {
  return load.visitors.leads.slice(from).map((lead, index) => ({ ...lead, phone: phoneOf(from + index) }));
}

/** Counts everything since a mark. */
export async function countSince(system: System, mark: Mark): Promise<DrillCounts> {
  const leads = leadsOf(system, mark.leads);
  const names = new Set(leads.map(({ name }) => name));
  const stored = await readStored(system);
  const incoming = system.load.incoming.slice(mark.incoming);
  const ids = new Set(incoming.map(({ id }) => id));
  return countDrill(
    leads,
    {
      ...stored,
      rows: stored.rows.filter(({ name }) => names.has(name)),
      incoming: stored.incoming.filter((id) => ids.has(id)),
    },
    {
      mails: system.sink.mails.slice(mark.mails),
      texts: system.provider.received.slice(mark.texts).map(({ form }) => form["To"] ?? ""),
      incoming,
      screens: system.screens,
    },
  );
}

async function readStored({ ask }: System): Promise<Stored> {
  const texts = `select to_address as "to" from messages where channel = 'sms' and ${HANDED_OVER}`;
  const incoming = "select external_id as id from messages where direction = 'in'";
  return {
    rows: await ask("select name, reference from requests where name like 'Soak %'"),
    unclearMails: await ask(UNCLEAR_MAILS),
    unclearTexts: (await ask<{ to: string }>(texts)).map(({ to }) => to),
    incoming: (await ask<{ id: string }>(incoming)).map(({ id }) => id),
  };
}
