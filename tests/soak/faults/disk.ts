import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault, Outcome } from "../fault.ts";
import { inOffice, inRounds, strike, type Office } from "../office.ts";
import { cannotMount, mountSmallDisk, type SmallDisk } from "../small-disk.ts";
import { until } from "../until.ts";

/** The time the disk stays full. */
const FULL_MS = 5_000;
/** A statement that writes a megabyte to the WAL, unrelated to any lead. */
const JOURNAL = "select pg_logical_emit_message(false, 'soak', repeat('x', 1000000))";

type Part = { folder: string; megabytes: number; isFull: (office: Office, disk: SmallDisk) => Promise<void> };

/** Runs the program with a part of its data on a small disk that is filled and emptied in each round. */
async function onSmallDisk(rounds: number, { folder, megabytes, isFull }: Part): Promise<Outcome> {
  return inOffice({}, async (office) => {
    await office.site().stop();
    const disk = mountSmallDisk(join(office.dataDir, folder), megabytes);
    office.afterwards(() => disk.unmount());
    await office.start();
    return inRounds(rounds, (round) =>
      strike(office, round, async () => {
        await isFull(office, disk);
        await staysReadable(office);
        disk.empty();
        return performance.now();
      }),
    );
  });
}

async function staysReadable({ get }: Office): Promise<void> {
  const end = performance.now() + FULL_MS;
  for (; performance.now() < end; await wait(500)) {
    const { status } = await get("/");
    if (status !== 200) throw new Error(`the home page was answered ${status} while the disk was full`);
  }
}

/** Sends leads until one is refused. */
async function untilRefused({ visitors }: Office, alsoDo: () => Promise<unknown> = async () => null): Promise<void> {
  const before = visitors.refusals();
  while (visitors.refusals() === before) {
    await alsoDo().catch(() => null);
    visitors.send(5);
    await wait(100);
  }
}

export const disks: Fault[] = [
  {
    name: "disk-low",
    what: "less than `MIN_FREE_MB` free",
    rounds: 2,
    cannot: cannotMount,
    run: (rounds) =>
      onSmallDisk(rounds, {
        folder: ".",
        megabytes: 800,
        async isFull({ get }, disk) {
          disk.fill(150);
          await until("read-only", async () => (await get("/readyz")).status === 503);
        },
      }),
  },
  {
    name: "disk-full-table",
    what: "disk full at a table file",
    rounds: 1,
    cannot: cannotMount,
    run: (rounds) =>
      onSmallDisk(rounds, {
        folder: "postgres-18/base",
        megabytes: 200,
        async isFull(office, disk) {
          disk.fill();
          await untilRefused(office);
        },
      }),
  },
  {
    name: "disk-full-wal",
    what: "disk full at the WAL",
    rounds: 2,
    cannot: cannotMount,
    run: (rounds) =>
      onSmallDisk(rounds, {
        folder: "postgres-18/pg_wal",
        megabytes: 400,
        async isFull(office, disk) {
          disk.fill();
          await untilRefused(office, () => office.query(JOURNAL));
          await until("the server gave up", () => office.site().output().includes("the database server has ended"));
        },
      }),
  },
];
