import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyAudit } from "../../scripts/check-trail.ts";
import type { ListedSection, SectionVersion } from "../../domain/api/operations/settings.ts";
import type { Location } from "../../domain/operations/settings/sections.ts";
import { firstSettings } from "../support/agency.ts";
import { clientOf } from "../support/http-client.ts";
import { query } from "../support/postgres-server.ts";
import { startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";

const KILLS = 6;
/** The longest time after the first save of a round until the kill: some saves are through by then. */
const LONGEST_MS = 400;
const OFFICES = 20;
const SECTION = "locations";

type Client = ReturnType<typeof clientOf>;

/** Makes the offices of the save with a number, which stands in each of them: half of a save would show. */
function officesOf(save: number): Location[] {
  const office = firstSettings.locations[0];
  return Array.from({ length: OFFICES }, (_, index) => ({
    ...office,
    id: index === 0 ? office.id : `office-${index}`,
    manager: `Manager ${save}`,
    address: { ...office.address, street: `${save} Montana Avenue` },
  }));
}

/** Returns the number of the save that a value is of; throws when it is of none, or of more than one. */
function saveOf(value: unknown): number {
  const text = JSON.stringify(value);
  const [, save = "0"] = /"Manager (\d+)"/.exec(text) ?? [];
  if (save !== "0") expect(value).toEqual(officesOf(Number(save)));
  return Number(save);
}

describe("R1: a program that is killed while settings are saved", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  async function find(client: Client): Promise<ListedSection> {
    const all = await client.read<ListedSection[]>("/api/settings");
    const found = all.find(({ section }) => section === SECTION);
    if (!found) throw new Error(`${SECTION} is not listed`);
    return found;
  }

  /** Saves again and again until the program is gone. Returns the number of the last save that was answered. */
  async function saveOnAndOn(client: Client, { version, value }: ListedSection, onSaved: () => void): Promise<number> {
    let [answered, over] = [saveOf(value), version];
    for (;;) {
      const body = { version: over, value: officesOf(answered + 1) };
      const answer = await client.put(`/api/settings/${SECTION}`, body).catch(() => null);
      const saved: ListedSection | null = answer?.ok ? await answer.json().catch(() => null) : null;
      if (!saved) return answered;
      [answered, over] = [answered + 1, saved.version];
      onSaved();
    }
  }

  /** Checks that the newest version is whole, and that history and audit trail have every save once, in their order. */
  async function expectConsistent(client: Client): Promise<number> {
    const { version, value } = await find(client);
    const last = saveOf(value);
    const versions = await client.read<SectionVersion[]>(`/api/settings/${SECTION}/versions`);
    expect(versions[0]?.version).toBe(version);
    expect(versions.map((one) => saveOf(one.value))).toEqual(Array.from({ length: last + 1 }, (_, n) => last - n));
    const { rows } = await query<{ count: string }>(
      database.env["DATABASE_URL"] ?? "",
      `select count(*) from audit_events where action = 'settings.update' and subject_id = '${SECTION}'`,
    );
    expect(Number(rows[0]?.count)).toBe(last);
    return last;
  }

  /** Starts the program, logs in, and checks what is stored. */
  async function startAgain() {
    const site = await startSite(database.env);
    const client = clientOf(site.url);
    expect((await client.logIn("admin", ADMIN_PASSWORD)).status).toBe(200);
    return { site, client, last: await expectConsistent(client) };
  }

  it("has the last save or the one after it, whole, with its history and its entry in the audit trail", async () => {
    let { site, client, last } = await startAgain();
    expect(last).toBe(0);
    for (let kill = 0; kill < KILLS; kill++) {
      const begun = Promise.withResolvers<void>();
      const saving = saveOnAndOn(client, await find(client), begun.resolve);
      await begun.promise;
      await wait(Math.random() * LONGEST_MS);
      await site.stop("SIGKILL");
      const answered = await saving;
      ({ site, client, last } = await startAgain());
      expect([answered, answered + 1]).toContain(last);
    }
    expect(last).toBeGreaterThanOrEqual(KILLS);
    expect(await site.stop()).toBe(0);
    expect(await verifyAudit(database.env, [])).toMatchObject({ code: 0 });
  });
});
