import { and, asc, eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { beforeAll, expect, it } from "vitest";
import type { ReviewSummary } from "../../../domain/api/work/reviews.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import {
  auditEvents,
  bouncedAddresses,
  deskEvents,
  messages,
  requests,
  reviewQuestions,
  sequenceOptOuts,
} from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { removeExpired } from "../../operations/retention/remove-expired.ts";
import { actOnPage } from "../private-page/actions.ts";
import { presentReview } from "../private-page/present-review.ts";
import { issueLink } from "../private-links/link.ts";
import { askReviews } from "./ask-reviews.ts";

const NOW = new Date("2026-11-16T17:00:00Z");
const DAY_MS = 86_400_000;
const PAGE = "https://reviews.example.com/bluebonnet";
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let count = 0;

describeOnServer(
  "the question whether the office helped",
  (server) => {
    const deps = (pageUrl: string | null = PAGE): Deps => {
      const { settings, ...rest } = server().deps;
      const office = { ...settings.agency(), reviews: { pageUrl, daysAfter: 3 } };
      return { ...rest, settings: { ...settings, agency: () => office } };
    };
    const db = () => server().deps.db;

    async function ended(changes: object = {}, row: typeof quoteRow | typeof contactRow = quoteRow) {
      const n = count++;
      const times = { requestDate: daysAgo(20), lastUsedAt: daysAgo(4), endedAt: daysAgo(4) };
      const values = { reference: `Q-R${1000 + n}`, contentHash: `r${n}`, email: `r-${n}@example.com`, ...times };
      const [request] = await db()
        .insert(requests)
        .values(row({ stage: row === quoteRow ? "lost" : "answered", ...values, ...changes }))
        .returning();
      if (!request) throw new Error("no request was stored");
      return request;
    }
    const logOf = async (id: number) =>
      (await db().select().from(reviewQuestions).where(eq(reviewQuestions.requestId, id)))[0];
    const mailTo = async (requestId: number) => {
      const isQuestion = and(eq(messages.requestId, requestId), eq(messages.kind, "review-question"));
      return (await db().select().from(messages).where(isQuestion))[0];
    };

    beforeAll(async () => {
      await db().insert(sequenceOptOuts).values({ address: "out@example.com" });
      await db().insert(bouncedAddresses).values({ address: "gone@example.com", at: NOW, reason: "550" });
    });

    it("is not asked while no page for reviews is set", async () => {
      const { id } = await ended();
      await askReviews(deps(null));
      expect(await logOf(id)).toBeUndefined();
      await askReviews(deps());
      expect(await logOf(id)).toMatchObject({ outcome: "asked", pageUrl: PAGE });
    });

    it("is asked of everybody alike: lost or won, quote or message", async () => {
      const all = [
        await ended({ stage: "lost" }),
        await ended({ stage: "won" }),
        await ended({ reference: "C-R900", stage: "closed" }, contactRow),
      ];
      await askReviews(deps());
      const mails = await Promise.all(all.map(({ id }) => mailTo(id)));
      // The same mail for all, but for the reference and the links that are theirs.
      const texts = mails.map((mail, place) =>
        mail?.text.replaceAll(all[place]?.reference ?? "", "REF").replace(/token=\S+/, "token=…"),
      );
      expect(new Set(texts).size).toBe(1);
      expect(texts[0]).toContain(PAGE);
      expect(texts[0]).toContain("newsletter/stop?token=");
      expect(mails[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    });

    it("leaves people out for neutral reasons only, and the log names each", async () => {
      const again = await ended({ email: "twice@example.com" });
      const reasons = [
        [await ended({ email: null }), "no-address"],
        [await ended({ email: "Out@example.com" }), "opted-out"],
        [await ended({ email: "gone@example.com" }), "bounced"],
        [await ended({ email: "Twice@example.com", endedAt: daysAgo(3.5) }), "asked-lately"],
        [again, "asked"],
      ] as const;
      await askReviews(deps());
      for (const [{ id }, outcome] of reasons) {
        expect(await logOf(id)).toMatchObject({ outcome });
        expect(Boolean(await mailTo(id))).toBe(outcome === "asked");
      }
    });

    it("is not asked about a message that lives on as a quote request, unless it was taken up and ended again", async () => {
      const turned = await ended({ reference: "C-R901", stage: "closed" }, contactRow);
      const again = await ended({ reference: "C-R902", stage: "closed" }, contactRow);
      const stage = (requestId: number, data: Record<string, unknown>) => ({
        type: "stage" as const,
        requestId,
        data,
        at: daysAgo(4),
      });
      const closed = { after: { stage: "closed" } };
      await db()
        .insert(deskEvents)
        .values([
          stage(turned.id, { ...closed, quote: "Q-R901" }),
          stage(again.id, { ...closed, quote: "Q-R902" }),
          stage(again.id, { after: { stage: "contacted" } }),
          stage(again.id, closed),
        ]);
      await askReviews(deps());
      expect(await logOf(turned.id)).toBeUndefined();
      expect(await mailTo(turned.id)).toBeUndefined();
      expect(await logOf(again.id)).toMatchObject({ outcome: "asked" });
    });

    it("waits for its day, and is never asked twice or about what ended long ago, is open or suspected", async () => {
      const early = await ended({ endedAt: daysAgo(2) });
      const old = await ended({ endedAt: daysAgo(60) });
      const open = await ended({ stage: "quoted", endedAt: null });
      const suspect = await ended({ isSuspect: true });
      const due = await ended();
      await askReviews(deps());
      await askReviews(deps());
      for (const { id } of [early, old, open, suspect]) expect(await logOf(id)).toBeUndefined();
      expect(await db().$count(messages, eq(messages.requestId, due.id))).toBe(1);
    });

    it("records in the audit trail how many were asked and how many not", async () => {
      await ended();
      await ended({ email: null });
      await askReviews(deps());
      const isAsking = eq(auditEvents.action, "review.ask");
      const trail = await db().select().from(auditEvents).where(isAsking).orderBy(asc(auditEvents.id));
      expect(trail.at(-1)?.details).toMatchObject({ asked: 1, notAsked: 1 });
    });

    it("takes an answer on the private page, which changes nothing about the page for reviews", async () => {
      const shown: unknown[] = [];
      for (const answer of ["yes", "no"]) {
        const request = await ended();
        await askReviews(deps());
        const token = await issueLink(server().deps, db(), request);
        const reply = { request: { ip: "127.0.0.1", headers: {} } } as FastifyReply;
        await actOnPage({ deps: deps(), token, language: "en", reply, form: { intent: "review", answer } });
        expect(await logOf(request.id)).toMatchObject({ answer, outcome: "asked" });
        shown.push({ ...(await presentReview({ tx: db(), request } as never)), answer: "" });
      }
      expect(shown[0]).toEqual(shown[1]);
    });

    it("keeps a log that nobody can rewrite, that outlives the request, and that admins alone read", async () => {
      const request = await ended();
      await askReviews(deps());
      const log = await logOf(request.id);
      const rewrite = db()
        .update(reviewQuestions)
        .set({ outcome: "opted-out" })
        .where(eq(reviewQuestions.id, log?.id ?? 0));
      await expect(rewrite).rejects.toThrow();
      await db().delete(requests).where(eq(requests.id, request.id));
      const [kept] = await db()
        .select()
        .from(reviewQuestions)
        .where(eq(reviewQuestions.id, log?.id ?? 0));
      expect(kept).toMatchObject({ requestId: null, reference: request.reference, outcome: "asked" });
      const read = (url: string, cookie: string) => server().app.inject({ url, headers: { cookie } });
      const admin = await logInAs(server().app);
      const summary = (await read("/api/review-questions", admin)).json<ReviewSummary>();
      const total = Object.values(summary.outcomes).reduce((sum, one) => sum + one, 0);
      expect(total).toBe(await db().$count(reviewQuestions));
      expect((await read("/api/review-questions/export", admin)).body).toContain(request.reference);
      const agent = await makeUser(server(), "senior_agent");
      expect((await read("/api/review-questions", agent.cookie)).statusCode).toBe(403);
      await removeExpired({ ...deps(), clock: () => new Date(NOW.getTime() + 6 * 366 * DAY_MS) });
      expect(await db().$count(reviewQuestions)).toBe(0);
    });
  },
  { clock: () => NOW },
);
