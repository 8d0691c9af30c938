import { expect, it } from "vitest";
import { describeOnServer, type TestApp } from "../../../tests/support/test-app.ts";
import { textWith } from "../../../tests/support/matchers.ts";

const NOW = new Date("2026-11-16T15:00:00.000Z");

function tests(server: () => TestApp) {
  const ask = (query: string) => server().app.inject({ url: `/api/answer-calendar?${query}` });

  it("holds the moment and the reference, in the language of the page", async () => {
    const answer = await ask("reference=Q-7K3F9&by=2026-11-16T18:00:00.000Z&lang=es");
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": textWith('filename="Q-7K3F9.ics"'),
    });
    const lines = answer.body.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("DTSTART:20261116T180000Z");
    expect(lines).toContain("DTEND:20261116T181500Z");
    expect(lines.find((line) => line.startsWith("SUMMARY"))).toContain("responde Q-7K3F9");
    expect(lines.find((line) => line.startsWith("UID"))).toContain("Q-7K3F9@");
  });

  it.each([
    "by=2026-11-16T18:00:00.000Z",
    "reference=Q-7K3F9",
    "reference=Q-7K3F9&by=tomorrow",
    "reference=Buy%20now&by=2026-11-16T18:00:00.000Z",
    `reference=Q-7K3F9&by=2026-11-16T18:00:00.${"0".repeat(5_000)}Z`,
    "reference=Q-7K3F9&by=0001-01-01T00:00:00.000Z",
    "reference=Q-7K3F9&by=9999-12-31T23:59:59.999Z",
    "reference=Q-7K3F9&by=2026-12-18T15:00:00.000Z",
    "reference=Q-7K3F9&by=2026-10-15T15:00:00.000Z",
  ])("is not made of anything else: %s", async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });
}

describeOnServer("W11: the calendar file of an answer", tests, { clock: () => NOW });
