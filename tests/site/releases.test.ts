import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { releases } from "../../content/releases.ts";
import { VERSION } from "../../server/platform/version.ts";
import { inRoot } from "../../server/platform/root.ts";
import { describeOnServer } from "../support/test-app.ts";

describeOnServer("a version of the program", (server) => {
  it("is the one of its newest release, and every release stands in the change log, the newest first", () => {
    const headings = [...readFileSync(inRoot("CHANGELOG.md"), "utf8").matchAll(/^## (\S+) \((\S+)\)$/gm)];
    expect(releases[0].version).toBe(VERSION);
    expect(headings.map(([, version, date]) => [version, date])).toEqual(
      releases.map(({ version, date }) => [version, date]),
    );
  });

  it("says as much in Spanish as in English", () => {
    for (const { news } of releases) expect(news.es).toHaveLength(news.en.length);
  });

  it("is told by the probe", async () => {
    const answer = await server().app.inject("/healthz");
    expect(answer.json()).toEqual({ status: "ok", version: VERSION });
  });
});
