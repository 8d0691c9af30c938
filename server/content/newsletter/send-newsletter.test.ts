import { and, count, desc, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { ErrorBody } from "../../../domain/platform/errors.ts";
import { contentAdmin, nextSample } from "../../../tests/support/content-admin.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, blogPosts, messages, newsletterSubscribers } from "../../platform/db/schema/index.ts";
import { sendNewsletter } from "./send-newsletter.ts";

const CONFIRMED = { en: 200, es: 30 }; // more than two batches
const withWorker = { env: { SERVICES: "web,worker" } };

describeOnServer(
  "an article for the newsletter",
  (server) => {
    const { call } = contentAdmin(server);
    const send = (id: number, as?: string) => call("POST", `posts/${id}/newsletter`, undefined, as);
    const isNewsletter = eq(messages.kind, "newsletter");
    const queued = async () =>
      (await server().deps.db.select({ count: count() }).from(messages).where(isNewsletter))[0]?.count;

    beforeAll(async () => {
      const reader = (language: "en" | "es", status: "confirmed" | "pending" | "unsubscribed", n: number) => ({
        email: `${status}-${language}-${n}@example.com`,
        language,
        status,
      });
      const rows = [
        ...Array.from({ length: CONFIRMED.en }, (_, n) => reader("en", "confirmed", n)),
        ...Array.from({ length: CONFIRMED.es }, (_, n) => reader("es", "confirmed", n)),
        reader("en", "pending", 0),
        reader("es", "unsubscribed", 0),
      ];
      await server().deps.db.insert(newsletterSubscribers).values(rows);
    });

    it("tells an admin, and nobody else, how many will read it in each language", async () => {
      const url = "/api/newsletter-subscriptions/counts";
      const counts = await server().app.inject({ url, headers: { cookie: await logInAs(server().app) } });
      expect(counts.json()).toEqual(CONFIRMED);
      const { cookie } = await makeUser(server(), "senior_agent");
      expect((await server().app.inject({ url, headers: { cookie } })).statusCode).toBe(403);
      expect((await send(1, cookie)).statusCode).toBe(403);
    });

    it("goes once to every confirmed subscriber in their language, also when two admins press at once", async () => {
      const { db } = server().deps;
      const answers = await Promise.all([send(1), send(1)]);
      expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await send(1)).json<ErrorBody>().error).toBe("This article was already sent to the newsletter.");
      await expect.poll(queued, { interval: 200 }).toBe(CONFIRMED.en + CONFIRMED.es);
      const sent = await db.select({ to: messages.to, subject: messages.subject }).from(messages).where(isNewsletter);
      expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);
      expect(sent.every(({ to }) => to.startsWith("confirmed-"))).toBe(true);
      const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, 1));
      const spanish = sent.filter(({ to }) => to.includes("-es-"));
      expect(new Set(spanish.map(({ subject }) => subject))).toEqual(new Set([post?.translations.es?.["title"]]));
      const events = await db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, "newsletter.send"), eq(auditEvents.subjectId, "1")));
      expect(events.map(({ details }) => details)).toEqual([CONFIRMED]);
    });

    it("is not sent again by a job that runs twice", async () => {
      const before = await queued();
      await sendNewsletter(server().deps, { postId: 1, after: 0 });
      expect(await queued()).toBe(before);
    });

    it("lets whatever else is to be sent go first", async () => {
      const { db } = server().deps;
      const [mail] = await db.select().from(messages).where(isNewsletter).orderBy(desc(messages.id)).limit(1);
      const jobs = await db.execute(
        `select priority from jobs.job where name = 'send-email' and data->>'emailId' = '${mail?.number}'`,
      );
      expect(jobs.rows).toEqual([{ priority: -1 }]);
    });

    it("waits for its publication, and has to be there", async () => {
      const input = nextSample("posts");
      input.values["publishDate"] = new Date(Date.now() + 86_400_000).toISOString();
      const { id } = (await call("POST", "posts", input)).json<{ id: number }>();
      expect((await send(id)).json<ErrorBody>().error).toBe("This article is not published yet.");
      expect((await send(999_999)).statusCode).toBe(404);
    });
  },
  withWorker,
);
