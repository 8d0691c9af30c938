import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import twilio from "twilio";
import type { Language } from "../../domain/platform/language.ts";
import {
  agentOnboarding,
  requests,
  messageTemplates,
  newsletterSubscribers,
  notices,
  premiums,
  seedsApplied,
  sequenceRuns,
  sequences,
  users,
} from "../../server/platform/db/schema/index.ts";
import { NOTICE_CAUSES } from "../../domain/work/notice-options.ts";
import { deliverNotices } from "../../server/work/notices/deliver.ts";
import { checkHistory } from "../../server/work/desk/check-history.ts";
import { queueNotices } from "../../server/operations/settings/tell-owner.ts";
import { PROVIDERS } from "../../domain/operations/settings/provider-names.ts";
import { tellOfDocument } from "../../server/work/kept-files/tell-of-document.ts";
import { sendCode } from "../../server/work/page-talk/send-code.ts";
import { createShare } from "../../server/work/shares/create-share.ts";
import { sendShareLink } from "../../server/work/shares/send-link.ts";
import { SHARE_WAYS } from "../../domain/work/share-options.ts";
import { MESSAGE_CHANNELS } from "../../domain/work/channels.ts";
import { CONSENT_TEXT, shownConsent } from "../../domain/work/consent.ts";
import { notifyOfLead } from "../../server/work/leads/notify-of-lead.ts";
import { mailLinks } from "../../server/work/private-page/mail-links.ts";
import { releaseHeldBack } from "../../server/work/leads/release-held-back.ts";
import { sendWeeklyLetters } from "../../server/work/morning/weekly-letter.ts";
import { nudgeQuietAgents } from "../../server/people/onboarding/nudge-quiet-agents.ts";
import { escalate } from "../../server/work/routing/escalate.ts";
import { sendNewsletter } from "../../server/content/newsletter/send-newsletter.ts";
import { BOOKING_WAYS } from "../../domain/work/booking-options.ts";
import { cancelIn, moveIn } from "../../server/work/bookings/change-booking.ts";
import { findSlots } from "../../server/work/bookings/find-slots.ts";
import { bookIn } from "../../server/work/bookings/make-booking.ts";
import { remindOfBookings } from "../../server/work/bookings/remind.ts";
import { askForMarketing } from "../../server/work/marketing/ask-for-consent.ts";
import { askReviews } from "../../server/work/reviews/ask-reviews.ts";
import { presentUser } from "../../server/people/session/present-user.ts";
import { runDue } from "../../server/work/sequences/run-due.ts";
import { GUESSES } from "../../server/people/session/login-limits.ts";
import { warnOfGuessing } from "../../server/people/session/warn-of-guessing.ts";
import {
  acknowledgeDeclined,
  askAboutOffer,
  declineOffers,
  wishForOffer,
} from "../../server/work/offers/answer-offers.ts";
import { customerOffers } from "../../server/work/offers/present-for-customer.ts";
import { auto } from "./offers.ts";
import { quoteRow } from "./request-rows.ts";
import { makeUser, type TestApp } from "./test-app.ts";

/** The environment variables that enable a provider of text messages. */
export const PROVIDER = { TWILIO_AUTH_TOKEN: "test-auth-token", PUBLIC_URL: "http://site.example.com" };
/** A Monday, nine in the morning in Houston: nobody is written to at night. */
export const MONDAY = new Date("2026-11-16T15:00:00Z");

/** One hour later, when the office opens. */
const OPENING = new Date(MONDAY.getTime() + 3_600_000);

/** Causes every mail and text message that the program can write, in one language. Returns the answer to HELP. */
export async function causeEveryMail(server: TestApp, language: Language): Promise<string> {
  const cookie = await meetAdmin(server, language);
  const post = poster(server, language);
  await sendLeads(server, post);
  await mailLinks(server.deps, "rosa@example.com", { language, ip: "192.0.2.7" });
  await letThemWait(server);
  await noticeOwner(server);
  await differFromHistory(server);
  await releaseWhatWasHeld(server);
  await followUp(server);
  await bookTimes(server, language);
  await answerOffers(server, language, cookie);
  await askAfterwards(server);
  await followNewsletter(server, post);
  await askForAccess(post, cookie);
  await sendTests(post, cookie);
  await lookAfterAccounts(server, post, { language, cookie });
  await openPrivatePage(server, language);
  await sendWeeklyLetters({ ...server.deps, clock: () => OPENING });
  await textUs(server, "Please stop by my house");
  await textUs(server, "I want to cancel");
  return textUs(server, "HELP");
}

type Post = <T>(path: string, payload: object, cookie?: string) => Promise<T>;

function poster({ app }: TestApp, language: Language): Post {
  return async <T>(path: string, payload: object, cookie = "") => {
    const answer = await app.inject({
      method: "POST",
      url: `/api/${path}?lang=${language}`,
      payload,
      headers: { cookie },
    });
    if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}`);
    return answer.body ? answer.json<T>() : (undefined as T);
  };
}

async function meetAdmin(server: TestApp, language: Language): Promise<string> {
  const { id, cookie } = await makeUser(server, "admin");
  await server.deps.db.update(users).set({ email: "admin@example.com", language }).where(eq(users.id, id));
  return cookie;
}

async function sendLeads(server: TestApp, post: Post): Promise<void> {
  const consentText = shownConsent(CONSENT_TEXT.en, server.deps.settings.agency().name);
  const reach = { email: "rosa@example.com", phone: "7135550171", consent: true, consentText };
  const zipOnly = { form: "short", insuranceType: "home", zipCode: "77008" };
  await post("quote-requests", { insuranceType: "auto", name: "Rosa Vela", zipCode: "77008", ...reach });
  for (const inquiryType of ["claim", "question"])
    await post("contact-requests", { firstName: "Rosa", lastName: "Vela", inquiryType, ...reach });
  for (const details of [{ subject: "id-card" }, { subject: "glass", glassPart: "windshield" }])
    await post("service-requests", { firstName: "Rosa", lastName: "Vela", ...details, ...reach });
  const { completionToken } = await post<{ completionToken: string }>("quote-requests", zipOnly);
  await notifyOfAll(server);
  await post("quote-requests/complete", { token: completionToken, name: "Rosa Vela", phone: reach.phone });
  await notifyOfAll(server);
}

/** Escalates a request that nobody answered since Friday, then all others. */
async function letThemWait({ deps }: TestApp): Promise<void> {
  const waitsSince = new Date(MONDAY.getTime() - 3 * 86_400_000);
  const [first] = await deps.db.select().from(requests).where(eq(requests.waitsFor, "us")).limit(1);
  await deps.db
    .update(requests)
    .set({ waitsSince })
    .where(eq(requests.id, first?.id ?? 0));
  await escalate(deps);
  await deps.db.update(requests).set({ waitsSince });
  await escalate(deps);
}

/** Causes the mails of personal notices: of one, and of more than a mail lists, of every cause. */
async function noticeOwner({ deps }: TestApp): Promise<void> {
  const [owner] = await deps.db.select().from(users).where(eq(users.email, "admin@example.com"));
  const [request] = await deps.db.select().from(requests).limit(1);
  const about = { userId: owner?.id ?? 0, requestId: request?.id ?? 0, at: MONDAY, createdAt: MONDAY };
  for (const [turn, many] of [1, 21, 22].entries()) {
    const rows = Array.from({ length: many }, (_, n) => ({
      ...about,
      key: `${many} ${n}`,
      cause: NOTICE_CAUSES[n % NOTICE_CAUSES.length] ?? "due",
      isListed: true,
      isMailDue: true,
      isPushDue: false,
    }));
    await deps.db.insert(notices).values(rows);
    // Each after the five minutes in which further notices wait for the next mail.
    await deliverNotices({ ...deps, clock: () => new Date(OPENING.getTime() + turn * 5 * 60_000) });
  }
}

/** Causes the mail about stored totals that differ from the history, after the changes above bypassed it. */
async function differFromHistory({ deps }: TestApp): Promise<void> {
  await deps.db.execute(sql`update kept.request_totals set genuine = genuine + 1`);
  await checkHistory(deps);
  await deps.db.execute(sql`update kept.request_totals set genuine = genuine - 1`);
}

/** Causes the mail of an update about released requests: about one, and about more than it lists. */
async function releaseWhatWasHeld({ deps }: TestApp): Promise<void> {
  for (const many of [1, 201, 203]) {
    await deps.db.delete(seedsApplied).where(eq(seedsApplied.key, "requests held back for speed"));
    const held = { isSuspect: true, suspicion: "too fast" as const, requestDate: MONDAY, lastUsedAt: MONDAY };
    const references = Array.from({ length: many }, (_, n) => `Q-${many}-${n}`);
    await deps.db
      .insert(requests)
      .values(references.map((reference) => quoteRow({ ...held, contentHash: reference, reference })));
    await releaseHeldBack(deps);
    await deps.db.delete(requests).where(inArray(requests.reference, references));
  }
}

/** Runs a follow-up sequence of a quote, with a premium for one month, and for more. */
async function followUp({ deps }: TestApp): Promise<void> {
  const { db } = deps;
  const hasMail = and(eq(requests.kind, "quote"), isNotNull(requests.email));
  const [quote] = await db.update(requests).set({ stage: "quoted" }).where(hasMail).returning();
  const words = { channel: "email", name: "Price", subject: "{reference}", body: "{premium}" } as const;
  const [template] = await db.insert(messageTemplates).values(words).returning();
  for (const months of [1, 6]) {
    const requestId = quote?.id ?? 0;
    await db.delete(premiums);
    await db.insert(premiums).values({ requestId, carrier: "Germania", cents: 60_000, months, isChosen: true });
    const steps = [{ day: 0, do: "email" as const, templateId: template?.id ?? 0 }];
    const [sequence] = await db
      .insert(sequences)
      .values({ name: `${months}`, stage: "quoted", isActive: true, steps })
      .returning();
    const run = { sequenceId: sequence?.id ?? 0, requestId, startedAt: MONDAY, nextAt: MONDAY };
    await db.insert(sequenceRuns).values(run);
    await runDue(deps);
  }
}

const inTwoDays = new Date(OPENING.getTime() + 48 * 3_600_000);

/** Books a call and a visit, moves both, reminds of both by mail and text, and cancels both. */
async function bookTimes(server: TestApp, language: Language): Promise<void> {
  const { deps } = server;
  const { id } = await makeUser(server, "agent");
  await deps.db.update(users).set({ language }).where(eq(users.id, id));
  // Service requests are used: their messages also show the sentence that each of them begins with.
  const isReached = and(eq(requests.kind, "service"), isNotNull(requests.email), isNotNull(requests.consentId));
  const reached = await deps.db.select().from(requests).where(isReached).limit(BOOKING_WAYS.length);
  const { slots } = await findSlots(deps, deps.db, { location: null, language, ownerId: null });
  // In two days and some hours after the opening: a day before, texts may leave.
  const [at = OPENING, later = at] = slots
    .map((slot) => slot.at)
    .filter((time) => time > inTwoDays)
    .slice(6);
  for (const [n, way] of BOOKING_WAYS.entries()) {
    const requestId = reached[n]?.id ?? 0;
    // An address and a number of their own: those of the others have had enough messages within the hour.
    const reach = { email: `${way}@example.com`, phone: `713555018${n}` };
    await deps.db.update(requests).set(reach).where(eq(requests.id, requestId));
    await deps.db.transaction((tx) => bookIn(deps, tx, requestId, { way, at, language }, null));
    await deps.db.transaction((tx) => moveIn(deps, tx, requestId, { at: later }, null));
    await remindOfBookings({ ...deps, clock: () => new Date(later.getTime() - 24 * 3_600_000) });
    await deps.db.transaction((tx) => cancelIn(deps, tx, requestId, null));
  }
}

/** Causes the mails about offers: to the customer, and to the mailbox, since nobody owns the request any more. */
async function answerOffers({ app, deps }: TestApp, language: Language, cookie: string): Promise<void> {
  const { db } = deps;
  const terms = { offeredOn: "2026-11-16", validUntil: "2026-12-16", coverages: auto() };
  const hasMail = and(eq(requests.kind, "quote"), isNotNull(requests.email));
  const [quote] = await db.update(requests).set({ ownerId: null, language }).where(hasMail).returning();
  if (!quote) throw new Error("there is no quote request with an address");
  const rows = ["Germania", "Lone Star"].map((carrier) => ({ requestId: quote.id, carrier, cents: 60_000, months: 6 }));
  const added = await db
    .insert(premiums)
    .values(rows.map((row) => ({ ...row, offer: terms })))
    .returning();
  const payload = { premiumIds: added.map(({ id }) => id), recommendedId: null, why: "", version: quote.version };
  const url = `/api/quote-requests/${quote.number}/offers?lang=${language}`;
  const sent = await app.inject({ method: "POST", url, payload, headers: { cookie } });
  if (sent.statusCode !== 201) throw new Error(`offers answered ${sent.statusCode}`);
  const sender = { language, ip: "203.0.113.7", userAgent: "" };
  const [first] = payload.premiumIds;
  if (!first) throw new Error("nothing was offered");
  await db.transaction(async (tx) => {
    const answering = { deps, tx, request: { ...quote, ownerId: null }, sender };
    await tx.update(requests).set({ ownerId: null }).where(eq(requests.id, quote.id));
    await askAboutOffer(answering, { premiumId: first, coverage: "pip", text: "?" });
    const read = (await customerOffers(deps, tx, quote, language))?.hash ?? "";
    await declineOffers(answering, { reason: "price", text: "", read });
    await wishForOffer(answering, { premiumId: first, read });
    const wish = { read: (await customerOffers(deps, tx, quote, language))?.wished?.hash ?? "" };
    await acknowledgeDeclined(answering, { ...wish, lines: ["pip"], delivery: "electronic", agrees: true });
    await acknowledgeDeclined(answering, { ...wish, lines: ["umbrella"], delivery: "paper", agrees: false });
  });
}

/** Asks whether the office helped, and an agent asks for the second consent. */
async function askAfterwards({ deps }: TestApp): Promise<void> {
  const reviews = { pageUrl: "https://reviews.example.com/office", daysAfter: 0 };
  const office = { ...deps.settings.agency(), reviews };
  const settings = { ...deps.settings, agency: () => office };
  const [service] = await deps.db
    .update(requests)
    .set({ stage: "done", endedAt: MONDAY, phone: "7135550177" })
    .where(eq(requests.type, "glass"))
    .returning();
  await askReviews({ ...deps, settings, clock: () => OPENING });
  const [row] = await deps.db.select().from(users).where(eq(users.role, "admin")).limit(1);
  if (!service || !row) throw new Error("there is no service request, or no admin");
  await askForMarketing(deps, eq(requests.id, service.id), { actor: presentUser(row), ip: "127.0.0.1" });
}

async function notifyOfAll({ deps }: TestApp): Promise<void> {
  const all = await deps.db.select().from(requests).orderBy(desc(requests.kind), requests.id);
  for (const { kind, reference } of all) await notifyOfLead(deps, { kind, reference });
}

async function followNewsletter({ deps }: TestApp, post: Post): Promise<void> {
  await post("newsletter-subscriptions", { email: "reader@example.com" });
  await deps.db.update(newsletterSubscribers).set({ status: "confirmed" });
  await sendNewsletter(deps, { postId: 1, after: 0 });
}

async function askForAccess(post: Post, cookie: string): Promise<void> {
  for (const [id, verb] of [
    [1, "approve"],
    [2, "reject"],
  ] as const) {
    const person = { username: `nora-${id}`, email: `nora-${id}@example.com`, firstName: "Nora", lastName: "Vega" };
    await post("registration-requests", person);
    await post(`registration-requests/${id}/${verb}`, {}, cookie);
  }
}

/** Sends the test letter and the test text of the go-live list. */
async function sendTests(post: Post, cookie: string): Promise<void> {
  await post("test-messages/mail", {}, cookie);
  await post("test-messages/text", { phone: "7135550199" }, cookie);
}

async function lookAfterAccounts(
  server: TestApp,
  post: Post,
  { language, cookie }: { language: Language; cookie: string },
): Promise<void> {
  const { deps, app } = server;
  const { id: userId } = await makeUser(server, "trainee");
  await deps.db.update(users).set({ email: "quiet@example.com", language }).where(eq(users.id, userId));
  const lastActiveAt = new Date(MONDAY.getTime() - 8 * 86_400_000);
  await deps.db.insert(agentOnboarding).values({ userId, lastActiveAt });
  await nudgeQuietAgents(deps);
  await post("password-resets", { account: "quiet@example.com" });
  for (const guess of GUESSES) await warnOfGuessing(deps, { userId, guess });
  const moved = { email: "moved@example.com" };
  await app.inject({ method: "PATCH", url: `/api/users/${userId}`, payload: moved, headers: { cookie } });
  for (const provider of PROVIDERS) await queueNotices(deps, { provider, username: "admin" });
}

/** Causes the codes of a private page, by mail and text, and the mail about a shared document. */
async function openPrivatePage({ deps }: TestApp, language: Language): Promise<void> {
  // The number that the consent names.
  const reach = { email: "page@example.com", phone: "7135550171" };
  const [request] = await deps.db.update(requests).set(reach).where(eq(requests.type, "id-card")).returning();
  if (!request) throw new Error("there is no request with a mail address");
  const agency = { ...deps.settings.agency() };
  agency.senders = { ...agency.senders, textNumber: `+${agency.phone}` };
  const textProvider = { accountSid: "AC1", authToken: PROVIDER.TWILIO_AUTH_TOKEN };
  const providers = () => ({ mailServer: "smtp://127.0.0.1:9", textProvider });
  const settings = { ...deps.settings, agency: () => agency, providers };
  // By day: a code that would wait for the morning is not sent as a text.
  const configured = { ...deps, settings, clock: () => OPENING };
  for (const channel of MESSAGE_CHANNELS) await sendCode(configured, request, channel, { language, ip: "203.0.113.9" });
  await deps.db.transaction((tx) => tellOfDocument(deps, tx, request));
  const [admin] = await deps.db.select().from(users).where(eq(users.email, "admin@example.com"));
  if (!admin) throw new Error("there is no admin");
  const caller = { actor: presentUser(admin), ip: "203.0.113.9" };
  const share = await createShare(
    configured,
    { requestReference: request.reference, language, relayOnly: false },
    caller,
  );
  for (const way of SHARE_WAYS) await sendShareLink(configured, share.id, way, caller);
}

async function textUs({ app }: TestApp, Body: string): Promise<string> {
  const url = "/api/webhooks/sms";
  const form = { MessageSid: `SM-${Body}`, From: "+17135550111", To: "+17135550142", Body };
  const { TWILIO_AUTH_TOKEN, PUBLIC_URL } = PROVIDER;
  const signature = twilio.getExpectedTwilioSignature(TWILIO_AUTH_TOKEN, PUBLIC_URL + url, form);
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature };
  const payload = new URLSearchParams(form).toString();
  return (await app.inject({ method: "POST", url, payload, headers })).body;
}
