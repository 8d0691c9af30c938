import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { isEnd } from "../domain/work/desk/stages.ts";
import { phoneDigits } from "../domain/platform/phone.ts";
import type { Deps } from "../server/platform/deps.ts";
import { consents, consentWithdrawals, requests, reviewQuestions } from "../server/platform/db/schema/index.ts";
import { currentTexts } from "../server/work/leads/consent-texts.ts";
import { internationalNumber } from "../server/work/sms/queue-sms.ts";

const DAY_MS = 86_400_000;
const MOST = 40;
const REVIEW_PAGE = "https://reviews.example.com/demo";

/**
 * Adds what comes after requests: some customers who agreed to messages about renewals, one of whom withdrew that, and
 * the log of the question whether the office helped, with answers.
 */
export async function addAfter({ db, settings, clock }: Pick<Deps, "db" | "settings" | "clock">): Promise<void> {
  const ended = await db
    .select()
    .from(requests)
    .where(and(isNotNull(requests.endedAt), eq(requests.isSuspect, false), sql`${requests.email} is not null`))
    .orderBy(desc(requests.endedAt))
    .limit(MOST);
  const shown = currentTexts(settings.agency().name, "marketing").find(({ language }) => language === "en");
  for (const [place, { id, reference, kind, stage, endedAt, phone }] of ended.entries()) {
    if (!endedAt || !isEnd(stage)) continue;
    const outcome = place % 8 === 7 ? "opted-out" : "asked";
    const decidedAt = new Date(Math.min(endedAt.getTime() + 3 * DAY_MS, clock().getTime()));
    const answer = outcome === "asked" && place % 3 === 0 ? (place % 9 === 6 ? "no" : "yes") : null;
    await db
      .insert(reviewQuestions)
      .values({
        requestId: id,
        reference,
        kind,
        stage,
        endedAt,
        outcome,
        pageUrl: outcome === "asked" ? REVIEW_PAGE : null,
        decidedAt,
        answer,
        answeredAt: answer && decidedAt,
      })
      .onConflictDoNothing();
    if (!shown || !phone || place % 5 !== 0) continue;
    const { version, hash, language } = shown;
    const [given] = await db
      .insert(consents)
      .values({
        purpose: "marketing",
        textVersion: version,
        textHash: hash,
        language,
        page: "/r",
        phone: phoneDigits(internationalNumber(phone)),
        ip: "192.0.2.1",
        userAgent: "demo",
      })
      .returning({ id: consents.id });
    if (given && place === 5) {
      await db.insert(consentWithdrawals).values({ consentId: given.id, by: "page", at: clock() });
    }
  }
}
