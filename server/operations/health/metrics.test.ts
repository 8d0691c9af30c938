import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { inRoot } from "../../platform/root.ts";

const METRICS_TOKEN = "a-token-for-prometheus";
let freeMb = 4_321;

describeOnServer(
  "/metrics",
  (server) => {
    const ask = (authorization = `Bearer ${METRICS_TOKEN}`) =>
      server().app.inject({ url: "/metrics", headers: { authorization } });
    /** Reads the value of one metric, by its name and labels. */
    const figure = async (name: string) => {
      const line = (await ask()).body.split("\n").find((text) => text.startsWith(`bluebonnet_${name} `));
      return line === undefined ? undefined : Number(line.split(" ").at(-1));
    };

    it("is for whoever has the token", async () => {
      for (const wrong of ["", "Bearer ", `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, "Basic eDp4"]) {
        const refused = await ask(wrong);
        expect([refused.statusCode, refused.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
        expect(refused.body).not.toContain("bluebonnet_");
      }
      const { statusCode, headers } = await ask();
      expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    });

    it("D2: counts requests by route, method and class, and holds nothing that was typed", async () => {
      const { app } = server();
      await app.inject("/api/testimonials?email=canary-rosa");
      await app.inject("/api/blog-posts/canary-rosa");
      await app.inject({ method: "POST", url: "/api/contact-requests", payload: { firstName: "canary-rosa" } });
      await app.inject("/api/canary-rosa");
      const of = (method: string, route: string, status: string) =>
        figure(`http_requests_total{method="${method}",route="${route}",status="${status}"}`);
      expect(await of("GET", "/api/testimonials", "2xx")).toBe(1);
      expect(await of("GET", "/api/blog-posts/:slug", "4xx")).toBe(1);
      expect(await of("POST", "/api/contact-requests", "4xx")).toBe(1);
      expect(await of("GET", "/api/*", "4xx")).toBe(1);
      expect((await ask()).body).not.toContain("canary");
    });

    it("times what the pool is asked, in a transaction too", async () => {
      const { db } = server().deps;
      const before = (await figure("query_seconds_count")) ?? 0;
      await db.transaction(async (tx) => void (await tx.execute(sql`select 'canary', pg_sleep(0.03)`)));
      const { rows: answers } = await db.execute(sql`select 1 as one`);
      await expect(db.execute(sql`select broken`)).rejects.toThrow("Failed query");
      expect(answers).toEqual([{ one: 1 }]);
      // begin, the query, commit; the other two; and the queries of the metrics themselves.
      expect((await figure("query_seconds_count")) ?? 0).toBeGreaterThanOrEqual(before + 5);
      expect(await figure("query_seconds_sum")).toBeGreaterThan(0.03);
      expect((await ask()).body).not.toContain("canary");
    });

    it("tells how long jobs and mails have waited that should be done", async () => {
      const { db } = server().deps;
      expect(await figure('queue_oldest_job_seconds{queue="send-sms"}')).toBe(0);
      expect(await figure("oldest_unsent_mail_seconds")).toBe(0);
      await db.execute(sql`insert into jobs.job (name, data, start_after) values
        ('send-sms', '{}', now() - interval '90 seconds'), ('reseal', '{}', now() + interval '90 seconds')`);
      const before = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      const mails = [
        mailRow({ status: "queued", timestamp: before(2) }),
        mailRow({ status: "sent", timestamp: before(9) }),
      ];
      await db
        .insert(messages)
        .values([...mails, textRow({ direction: "out", status: "queued", timestamp: before(9) })]);
      expect(await figure('queue_oldest_job_seconds{queue="send-sms"}')).toBeCloseTo(90, -1);
      expect(await figure('queue_oldest_job_seconds{queue="reseal"}')).toBe(0);
      expect(await figure("oldest_unsent_mail_seconds")).toBeCloseTo(7200, -2);
    });

    it("counts a mail that is to leave later from then on", async () => {
      const { db } = server().deps;
      await db.delete(messages);
      const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
      const written = { status: "queued", timestamp: inHours(-9) } as const;
      await db.insert(messages).values(mailRow({ ...written, sendAt: inHours(15) }));
      expect(await figure("oldest_unsent_mail_seconds")).toBe(0);
      await db.insert(messages).values(mailRow({ ...written, sendAt: inHours(-2) }));
      expect(await figure("oldest_unsent_mail_seconds")).toBeCloseTo(7200, -2);
    });

    it("R13: tells how many messages may have been sent or not", async () => {
      expect(await figure('unclear_messages{channel="emails"}')).toBe(0);
      const texts = (["unclear", "sent"] as const).map((status) => textRow({ direction: "out", status }));
      await server().deps.db.insert(messages).values(texts);
      expect(await figure('unclear_messages{channel="sms"}')).toBe(1);
    });

    it("tells of the disk, the memory and the lag", async () => {
      expect(await figure("disk_free_bytes")).toBe(4_321_000_000);
      freeMb = 12;
      await server().deps.disk.look();
      expect(await figure("disk_free_bytes")).toBe(12_000_000);
      expect(await figure("resident_memory_bytes")).toBeGreaterThan(10_000_000);
      expect(await figure("heap_used_bytes")).toBeGreaterThan(1_000_000);
      expect(await figure("event_loop_lag_seconds")).toBeGreaterThanOrEqual(0);
      expect(await figure("shed_requests_total")).toBe(0);
      expect(await figure("cached_pages_total")).toBe(0);
    });

    it("has every figure and label that the alarms of deploy/ go by", async () => {
      const rules = readFileSync(inRoot("deploy/prometheus/bluebonnet.rules.yml"), "utf8");
      const types = new Map(
        [...(await ask()).body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]),
      );
      const used = [...rules.matchAll(/\b(bluebonnet_[a-z_]+?)(_bucket)?\b(?!\.)/g)].filter(
        ([, name]) => name !== "bluebonnet_",
      );
      expect(used.length).toBeGreaterThan(12);
      for (const [, name, isHistogram] of used)
        expect([name, types.get(name) === "histogram", types.has(name)]).toEqual([name, Boolean(isHistogram), true]);
      for (const [, name] of rules.matchAll(/\b(?:rate|increase)\((bluebonnet_[a-z_]+_total)/g))
        expect([name, types.get(name)]).toEqual([name, "counter"]);
      // Every alarm says what is wrong, by labels that its expression keeps.
      expect(rules.match(/- alert: /g)?.length).toBe(rules.match(/^ +summary: "/gm)?.length);
      const labels = new Set([...rules.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label));
      expect(labels).toEqual(new Set(["channel", "instance", "queue"]));
      // Prometheus itself has the last word where it is installed.
      const promtool = spawnSync("promtool", ["check", "rules", inRoot("deploy/prometheus/bluebonnet.rules.yml")]);
      expect(promtool.error ? 0 : promtool.status).toBe(0);
    });

    it("is answered without the database, and leaves out what only that knows", async () => {
      expect(await figure("database_up")).toBe(1);
      const broken = vi.spyOn(server().deps.db, "execute").mockRejectedValue(new Error("gone"));
      expect(await figure("database_up")).toBe(0);
      expect(await figure("oldest_unsent_mail_seconds")).toBeUndefined();
      expect(await figure('queue_oldest_job_seconds{queue="send-sms"}')).toBeUndefined();
      expect(await figure("disk_free_bytes")).toBe(12_000_000);
      broken.mockRestore();
      expect(await figure("oldest_unsent_mail_seconds")).toBeGreaterThan(0);
    });
  },
  { env: { METRICS_TOKEN }, freeBytes: async () => freeMb * 1_000_000 },
);

describeOnServer("/metrics without METRICS_TOKEN", (server) => {
  it("is not there, whatever is sent along", async () => {
    for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
      expect((await server().app.inject({ url: "/metrics", headers: { authorization } })).statusCode).toBe(404);
    }
  });
});
