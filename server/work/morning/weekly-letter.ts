import { and, eq, gte, isNotNull } from "drizzle-orm";
import type { MorningOffice, MorningRequests } from "../../../domain/api/work/morning.ts";
import { localeOf, type Language } from "../../../domain/platform/language.ts";
import { letterWeek, type LetterWeek } from "../../../domain/work/morning/letter-time.ts";
import { sayMinutes } from "../../../domain/work/morning/say.ts";
import { LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { messages, users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { morningOffice } from "./morning-office.ts";
import { morningRequests } from "./morning-requests.ts";

const KIND = "weekly-letter";

type Admin = { id: number; firstName: string; email: string | null; language: Language };
type LetterFigures = { requests: Record<LeadKind, MorningRequests>; office: MorningOffice };

/**
 * Sends the past week's figures to every admin who wants them: once, in their language, when the office first opens.
 */
export async function sendWeeklyLetters(deps: Deps): Promise<void> {
  const week = letterWeek(deps.clock(), deps.settings.agency());
  const admins = week ? await findReaders(deps, week) : [];
  if (!week || admins.length === 0) return;
  const period = "last-week";
  const ofKinds = await Promise.all(LEAD_KINDS.map((kind) => morningRequests(deps, { period, kind })));
  const requests = Object.fromEntries(ofKinds.map((one) => [one.kind, one])) as LetterFigures["requests"];
  const figures = { requests, office: await morningOffice(deps, { period }) };
  for (const admin of admins) {
    // The idempotency key keeps a second process, and a second run, from sending it again.
    const onceAs = `${KIND}-${week.monday}-${admin.id}`;
    await deps.db.transaction((tx) =>
      queueMail(deps, tx, { ...letterTo(admin, figures, deps.env.publicUrl), onceAs, isOurDoing: true }),
    );
  }
}

/** Finds the admins who want the letter and have not got that of the week. */
async function findReaders({ db }: Deps, { opens }: LetterWeek): Promise<Admin[]> {
  const { id, firstName, email, language, role, isActive, wantsWeeklyLetter } = users;
  const admins = await db
    .select({ id, firstName, email, language })
    .from(users)
    .where(and(eq(role, "admin"), eq(isActive, true), eq(wantsWeeklyLetter, true), isNotNull(email)));
  const sent = await db
    .select({ to: messages.to })
    .from(messages)
    .where(and(gte(messages.timestamp, opens), eq(messages.kind, KIND)));
  return admins.filter((admin) => !sent.some(({ to }) => to === admin.email));
}

/** Composes the letter: the agency's own figures and nobody's data, each beside that of the week before. */
function letterTo({ firstName, email, language }: Admin, figures: LetterFigures, publicUrl: string) {
  const t = translator(language);
  const { from, to } = figures.requests.quote.period;
  const day = new Intl.DateTimeFormat(localeOf(language), { month: "long", day: "numeric", timeZone: "UTC" });
  const span = { from: day.format(new Date(from)), to: day.format(new Date(to)) };
  return {
    kind: KIND,
    to: email ?? "",
    language,
    subject: t("mail:weeklyLetter.subject", span),
    letter: {
      heading: t("mail:weeklyLetter.heading", { name: firstName }),
      paragraphs: [t("mail:weeklyLetter.intro", span)],
      facts: factsOf(figures, language),
      action: { label: t("mail:weeklyLetter.open"), url: `${publicUrl}/morning?period=last-week` },
      footnotes: [t("mail:weeklyLetter.why")],
    },
  };
}

function factsOf({ requests, office }: LetterFigures, language: Language) {
  const t = translator(language);
  const number = new Intl.NumberFormat(localeOf(language));
  const dollars = new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "USD" });
  const { now, before } = requests.quote.totals;
  const beside = (one: string, other: string) => t("mail:weeklyLetter.beside", { now: one, before: other });
  const count = (one = 0, other = 0) => beside(number.format(one), number.format(other));
  const time = (name: "median" | "slowest" | "laterMedian") =>
    beside(sayMinutes(t, now[name]), sayMinutes(t, before[name]));
  return [
    ...LEAD_KINDS.map((kind) => {
      const { totals } = requests[kind];
      return { label: t(`kinds:${kind}.many`), value: count(totals.now.received, totals.before.received) };
    }),
    { label: t("morning:figures.median"), value: time("median") },
    { label: t("morning:figures.slowest"), value: time("slowest") },
    { label: t("morning:figures.laterMedian"), value: time("laterMedian") },
    { label: t("morning:figures.won"), value: count(now.ended.won, before.ended.won) },
    { label: t("morning:figures.lost"), value: count(now.ended.lost, before.ended.lost) },
    {
      label: t("morning:figures.premium"),
      value: beside(dollars.format(now.premiumCents / 100), dollars.format(before.premiumCents / 100)),
    },
    {
      label: t("morning:figures.waiting"),
      value: number.format(LEAD_KINDS.reduce((sum, kind) => sum + office.waiting[kind], 0)),
    },
    { label: t("mail:weeklyLetter.renewals"), value: number.format(office.renewals[0]?.count ?? 0) },
  ];
}

export const weeklyLetterJob: Job<"weekly-letter", Nothing> = {
  name: "weekly-letter",
  data: NOTHING,
  pace: HOURLY,
  // Each run checks whether the office has just opened for the week.
  schedule: "*/15 * * * *",
  work: sendWeeklyLetters,
};
