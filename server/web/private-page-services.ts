import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Language } from "../../domain/platform/language.ts";
import { linkAsk } from "../../domain/work/private-page.ts";
import type { Deps } from "../platform/deps.ts";
import { downloadHeaders } from "../platform/files/routes.ts";
import { readOnly } from "../platform/disk/read-only.ts";
import { parse } from "../platform/http/parse.ts";
import { actOnPage } from "../work/private-page/actions.ts";
import { openDocument } from "../work/page-talk/documents.ts";
import { openLink } from "../work/private-page/open-link.ts";
import { readBookingCalendar } from "../work/private-page/booking.ts";
import { mailLinks } from "../work/private-page/mail-links.ts";
import { presentPage } from "../work/private-page/present.ts";
import { assertVerified } from "../work/private-page/talk.ts";
import { attempt } from "./attempt.ts";

type Form = Record<string, unknown>;

/** Creates the services of a customer's private page. */
export function privatePageServices(deps: Deps, reply: FastifyReply) {
  const { request: http } = reply;
  return {
    /** Reads the page that a link leads to; a refusal with status 404 for every link that does not work. */
    read: (token: string, language: Language) =>
      attempt(deps, http, language, () => presentPage({ deps, token, language, http })),
    /** Writes the calendar file of the booked time. */
    bookingCalendar: (token: string, language: Language) =>
      attempt(deps, http, language, async () => ({ calendar: await readBookingCalendar(deps, token, language) })),
    /** Runs the action that a form of the page names. */
    act: (token: string, form: Form, language: Language) =>
      attempt(deps, http, language, async () => {
        if (deps.disk.isFull()) throw readOnly(deps.settings.agency());
        await deps.formLimit(http);
        return actOnPage({ deps, token, form, language, reply });
      }),
    /** Opens a document that an agent shared, for a verified visitor. It is written down, so it needs a POST. */
    document: (token: string, id: number, language: Language) =>
      attempt(deps, http, language, async () => {
        await deps.formLimit(http);
        const request = await openLink(deps, deps.db, token);
        await assertVerified({ deps, http }, request.id);
        const { file, stream } = await openDocument(deps, request, id, http.ip);
        const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
        return new Response(body, { headers: downloadHeaders(file) });
      }),
    /** Mails the links to their requests to whoever lost them; the outcome is the same where there is none. */
    askForLinks: (form: Form, language: Language) =>
      attempt(deps, http, language, async () => {
        if (deps.disk.isFull()) throw readOnly(deps.settings.agency());
        await deps.formLimit(http);
        await mailLinks(deps, parse(linkAsk, form).email, { language, ip: http.ip });
        return { isAsked: true };
      }),
  };
}
