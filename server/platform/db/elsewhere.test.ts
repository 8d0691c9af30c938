import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import { createDatabase, query } from "../../../tests/support/postgres-server.ts";
import { logInAs, startTestApp } from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import type { Database } from "./client.ts";

/** Options for databases of other locales; the embedded one is built-in C.UTF-8. */
const LOCALES = ["locale_provider libc locale 'C'", "locale_provider icu icu_locale 'es' locale 'C'"];

const zoneOf = async (db: Database) => (await db.execute(sql`select current_setting('timezone') as zone`)).rows[0];

describe.each(LOCALES)("a database elsewhere with %s", (locale) => {
  it("finds people and lets them in, however their names are written, and has our clock", async () => {
    const database = await createDatabase(inject("postgresUrl"), `template0 encoding 'UTF8' ${locale}`);
    await query(database.url, `alter database ${database.name} set timezone to 'Asia/Tokyo'`);
    const DATABASE_URL = `${database.url}?options=-c%20work_mem%3D5MB`;
    const server = await startTestApp({ env: { DATABASE_URL, ADMIN_PASSWORD } });
    expect(await zoneOf(server.deps.db)).toEqual({ zone: "UTC" });
    expect(await server.deps.store.exclusively(zoneOf)).toEqual({ zone: "UTC" });

    const lead = { insuranceType: "life", email: "visitor@example.com", phone: "7135550113" };
    for (const name of ["Íñigo TREVIÑO", "Zoë Ångström", "Ana Núñez"]) {
      const sent = { method: "POST", url: "/api/quote-requests", payload: { ...lead, name } } as const;
      expect((await server.app.inject(sent)).statusCode).toBe(201);
    }
    const cookie = await logInAs(server.app, "ADMIN");
    const found = async (q: string) => {
      const headers = { cookie, ...searchHeaders(q) };
      const answer = await server.app.inject({ url: "/api/quote-requests", headers });
      return answer.json<{ name: string }[]>().map(({ name }) => name);
    };
    expect(await found("trevino")).toEqual(["Íñigo TREVIÑO"]);
    expect(await found("IÑIGO Trevi")).toEqual(["Íñigo TREVIÑO"]);
    expect(await found("ångstrom")).toEqual(["Zoë Ångström"]);
    expect(await found("NUÑEZ")).toEqual(["Ana Núñez"]);
    await server.close();
    await database.drop();
  });
});
