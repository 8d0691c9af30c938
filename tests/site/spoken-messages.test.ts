import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { messages, requests } from "../../server/platform/db/schema/index.ts";
import { translator } from "../../server/platform/texts.ts";
import { catalog } from "../support/catalog.ts";
import { causeEveryMail, MONDAY, PROVIDER } from "../support/every-mail.ts";
import { foreignIn, readableTexts } from "../support/foreign-sentences.ts";
import { describeOnServer } from "../support/test-app.ts";
import { textWith } from "../support/matchers.ts";

/** Texts of which a mail contains only one alternative. */
const ALTERNATIVES = /^mail\.json\.(inquiry|languages|doNotCall)/;

/** The kinds of messages that customers get about a service request. */
const TOLD_KINDS = [
  "lead-acknowledgement",
  "private-links",
  "page-code",
  "page-document",
  "review-question",
  "marketing-question",
  "booking-made",
  "booking-moved",
  "booking-reminder",
  "booking-canceled",
  "share-link",
];

/** Builds a pattern that matches a text with any values in its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{[\w.]+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join("[^]*?"));
}

describe.each(LANGUAGES)("where everybody speaks %s", (language) => {
  describeOnServer(
    "every mail and text message",
    (server) => {
      it("is in it, and there is one for every text that is kept for them", async () => {
        const help = await causeEveryMail(server(), language);
        const stored = await server().deps.db.select().from(messages);
        const mails = stored.filter(({ channel }) => channel === "email");
        const sent = stored.filter(({ channel, direction }) => channel === "sms" && direction === "out");
        const said = [...mails.flatMap(({ subject, text }) => [subject ?? "", text]), ...sent.map(({ text }) => text)];
        const shown = mails.flatMap(({ html }) => readableTexts(html ?? "", language));

        expect(foreignIn([...said, ...shown], language)).toEqual([]);
        for (const mail of mails) expect(mail).toMatchObject({ language, html: textWith(`<html lang="${language}"`) });
        const service = await server().deps.db.select().from(requests).where(eq(requests.kind, "service"));
        const ids = new Set(service.map(({ id }) => id));
        const isAboutService = ({ requestId, kind }: (typeof stored)[number]) =>
          (requestId !== null && ids.has(requestId)) || kind === "page-code" || kind === "private-links";
        const { agentsEmail, name } = server().deps.settings.agency();
        const told = stored.filter((one) => one.to !== agentsEmail && one.direction === "out" && isAboutService(one));
        expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(TOLD_KINDS));
        const first = translator(language)("service:nothingYet");
        // Below the heading of a mail, and behind the agency's name in a text.
        const beginning = ({ channel, text }: (typeof stored)[number]) =>
          channel === "email" ? text.split("\n\n", 2).join("\n\n") : text.slice(0, name.length + 2 + first.length);
        expect(told.filter((one) => !beginning(one).includes(first))).toEqual([]);
        const all = [...said, ...readableTexts(help, language)].join("\n");
        const kept = catalog(language).filter(({ path }) => /^(mail|sms)\.json/.test(path) && !ALTERNATIVES.test(path));
        expect(kept.filter(({ text }) => !patternOf(text).test(all))).toEqual([]);
      });
    },
    { env: { ...PROVIDER, AGENTS_LANGUAGE: language }, clock: () => MONDAY },
  );
});
