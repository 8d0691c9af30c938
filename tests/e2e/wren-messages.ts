import { expect } from "@playwright/test";
import type { ListedSection } from "../../domain/api/operations/settings.ts";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { agencyOf } from "../../domain/operations/settings/agency.ts";
import type { Settings } from "../../domain/operations/settings/sections.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { CONSENT_TEXT, shownConsent } from "../../domain/work/consent.ts";
import { cardOf } from "../../server/web/share-pictures.ts";
import { clientOf } from "../support/http-client.ts";
import type { SmsProvider } from "../support/sms-provider.ts";
import type { SmtpSink } from "../support/smtp-sink.ts";
import { PASSWORD, WREN } from "./wren.ts";

type Site = { url: string; address: string; mails: SmtpSink; texts: SmsProvider };
type Said = (readonly [name: string, text: string])[];

/** Returns what a site says beside its pages: mails, texts, calendar files and the words of link previews. */
export async function wrenMessages(site: Site): Promise<Said> {
  const admin = clientOf(site.url);
  expect((await admin.logIn("admin", PASSWORD)).status).toBe(200);
  const references = await sendQuotes(site);
  return [
    ...(await mailsOfQuotes(site)),
    ...(await textsOf(site, admin)),
    ...(await calendarFiles(admin, references[0] ?? "")),
    ...(await linkPreviews(admin)),
  ];
}

/** Asks for a quote in each language. Returns the references. */
async function sendQuotes({ url, mails }: Site): Promise<string[]> {
  mails.mails.length = 0;
  const references: string[] = [];
  for (const [index, language] of LANGUAGES.entries()) {
    const email = `rosa-${language}@familiavela.com`;
    const consentText = shownConsent(CONSENT_TEXT[language], WREN.name);
    const quote = { insuranceType: "auto", name: "Rosa Vela", email, phone: `915-999-014${index}`, zipCode: "79902" };
    const body = { ...quote, consent: true, consentText };
    const answer = await clientOf(url).post(`/api/quote-requests?lang=${language}`, body);
    expect(answer.status).toBe(201);
    references.push(((await answer.json()) as { reference: string }).reference);
  }
  return references;
}

/** Returns the mails to the visitors and to the office. */
async function mailsOfQuotes({ mails }: Site): Promise<Said> {
  await expect.poll(() => mails.mails.length).toBe(2 * LANGUAGES.length);
  const toOffice = mails.mails.filter(({ to }) => to?.[0]?.address === WREN.agentsEmail);
  expect(toOffice.map(({ subject }) => subject)).toEqual(
    LANGUAGES.map(() => expect.stringMatching(/^Nueva solicitud/)),
  );
  return mails.mails.map(({ subject = "", text = "", html = "", from, replyTo, to }) => [
    `mail to ${to?.[0]?.address}`,
    [subject, text, html, JSON.stringify([from, replyTo])].join("\n"),
  ]);
}

/** Returns the texts that thank the visitors, and the answer to a text with the word HELP. */
async function textsOf({ url, address, texts }: Site, admin: ReturnType<typeof clientOf>): Promise<Said> {
  const { messages } = await admin.read<{ messages: { body: string }[] }>("/api/sms");
  expect(messages).toHaveLength(LANGUAGES.length);
  const form = { MessageSid: "SM900", From: "+19159990140", To: "+19159990120", Body: "HELP" };
  const answer = await texts.call({ site: url, address: `${address}/api/webhooks/sms` }, form);
  expect(answer.status).toBe(200);
  return [...messages.map(({ body }) => ["text", body] as const), ["text", await answer.text()]];
}

/** Returns the calendar file of an answer and that of a training event, in each language. */
async function calendarFiles(admin: ReturnType<typeof clientOf>, reference: string): Promise<Said> {
  const [event] = await admin.read<{ id: number }[]>("/api/training-events");
  const by = new Date(Date.now() + 86_400_000).toISOString();
  const paths = [
    `/api/answer-calendar?reference=${reference}&by=${encodeURIComponent(by)}`,
    `/api/training-events/${event?.id}/calendar?`,
  ];
  const said: Said = [];
  for (const path of paths) {
    for (const language of LANGUAGES) {
      const answer = await admin.get(`${path}&lang=${language}`);
      expect([path, answer.status]).toEqual([path, 200]);
      // A long line of a calendar file is folded.
      said.push([path, (await answer.text()).replaceAll(/\r?\n /g, "")]);
    }
  }
  return said;
}

/** Returns the words that link previews are drawn from, of every page that is offered, in each language. */
async function linkPreviews(admin: ReturnType<typeof clientOf>): Promise<Said> {
  const sections = await admin.read<ListedSection[]>("/api/settings");
  const settings = Object.fromEntries(sections.map(({ section, value }) => [section, value])) as Settings;
  const agency = agencyOf(settings);
  return LANGUAGES.flatMap((language) =>
    PUBLIC_PATHS.filter((path) => path !== "/life").map((path) => {
      const card = cardOf(agency, { posts: [] }, new Date(), language, path);
      return [`link preview ${language} ${path}`, JSON.stringify(card)] as const;
    }),
  );
}
