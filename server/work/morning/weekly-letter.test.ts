import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import { letterWeek } from "../../../domain/work/morning/letter-time.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { messages, requests, users } from "../../platform/db/schema/index.ts";
import { sendWeeklyLetters } from "./weekly-letter.ts";

const at = (shown: string) => new Date(`${shown}:00-06:00`);

it.each([
  ["before it opens on Monday", "2026-11-16T09:59", null],
  ["when it opens", "2026-11-16T10:00", "2026-11-16"],
  ["the next morning", "2026-11-17T09:59", "2026-11-16"],
  ["later in the week", "2026-11-17T10:00", null],
  ["on Christmas, a Monday", "2028-12-25T12:00", null],
  ["the day after it", "2028-12-26T10:00", "2028-12-25"],
])("the office's week begins, and its letter leaves: %s", (_when, shown, monday) => {
  expect(letterWeek(at(shown), agency)?.monday ?? null).toBe(monday);
});

let now = at("2026-11-16T09:30");

describeOnServer(
  "the letter of the week",
  (server) => {
    const sent = () =>
      server().deps.db.select().from(messages).where(eq(messages.kind, "weekly-letter")).orderBy(messages.to);

    it("tells admins who want it, once and in their language, how the past week went, and names no customer", async () => {
      const { app, deps } = server();
      const people = [];
      for (const role of ["admin", "admin", "admin", "senior_agent"] as const)
        people.push(await makeUser(server(), role));
      for (const [n, { id }] of people.entries()) {
        const set = { email: `reader-${n}@example.com`, language: n === 1 ? "es" : "en" } as const;
        await deps.db.update(users).set(set).where(eq(users.id, id));
      }
      const declined = { method: "PATCH", url: "/api/user", payload: { wantsWeeklyLetter: false } } as const;
      const answer = await app.inject({ ...declined, headers: { cookie: people[2]?.cookie ?? "" } });
      expect(answer.json()).toMatchObject({ wantsWeeklyLetter: false });
      const requestDate = at("2026-11-12T11:00");
      await deps.db.insert(requests).values(
        quoteRow({
          reference: "Q-WEEK",
          contentHash: "week",
          name: "Rosa Vela",
          requestDate,
          lastUsedAt: requestDate,
          firstResponseAt: at("2026-11-12T12:05"),
        }),
      );

      await sendWeeklyLetters(deps);
      expect(await sent()).toEqual([]);
      now = at("2026-11-16T10:00");
      await Promise.all([sendWeeklyLetters(deps), sendWeeklyLetters(deps)]);
      now = at("2026-11-16T10:15");
      await sendWeeklyLetters(deps);

      const letters = await sent();
      expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
        ["reader-0@example.com", "Last week at the office: November 9 – November 15"],
        ["reader-1@example.com", "La semana pasada en la oficina: del 9 de noviembre al 15 de noviembre"],
      ]);
      expect(letters[0]?.text).toContain("Quote requests: 1 (0)\n");
      expect(letters[0]?.text).toContain("Median first response: 1 h 5 min (–)\n");
      expect(letters[1]?.text).toContain("Mediana de la primera respuesta: 1 h 5 min (–)\n");
      for (const { text, html } of letters) expect(`${text}${html}`).not.toMatch(/Rosa|Vela|Q-WEEK/);
    });
  },
  { clock: () => now },
);
