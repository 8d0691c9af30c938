import { clockShiftEnv } from "../../support/clock-of-site.ts";
import type { Fault } from "../fault.ts";
import { inOffice, inRounds, strike, type Office } from "../office.ts";
import { until } from "../until.ts";

const YEARS = 3;
const DUE = "insert into jobs.job (name, data) values ('remove-expired', '{}')";
const RUNS = "select count(*)::int as n from jobs.job where name = 'remove-expired' and state = 'completed'";

function yearsFrom(now: Date, years: number): Date {
  const time = new Date(now);
  time.setFullYear(time.getFullYear() + years);
  return time;
}

/** Makes the program remove expired data, as it does every hour. */
async function removeExpired({ query }: Office): Promise<void> {
  const runs = async () => Number((await query(RUNS))[0]?.["n"]);
  const before = await runs();
  await query(DUE);
  await until("retention has run", async () => (await runs()) > before);
}

/**
 * Starts the program under a wrong clock, sends leads, in every other round also runs retention, then restarts under
 * the right clock.
 */
async function startAt(office: Office, time: Date, round: number): Promise<number> {
  await office.site().stop();
  await office.start(clockShiftEnv(time));
  await office.visitors.send(10).all;
  if (round % 2 === 1) await removeExpired(office);
  const since = performance.now();
  await office.site().stop();
  await office.start();
  await removeExpired(office);
  return since;
}

const off = (years: number) => (rounds: number) =>
  inOffice({}, (office) =>
    inRounds(rounds, (round) => strike(office, round, () => startAt(office, yearsFrom(new Date(), years), round))),
  );

export const clocks: Fault[] = [
  { name: "clock-ahead", what: "started with a clock 3 years ahead", rounds: 2, run: off(YEARS) },
  { name: "clock-behind", what: "started with a clock 3 years behind", rounds: 2, run: off(-YEARS) },
];
