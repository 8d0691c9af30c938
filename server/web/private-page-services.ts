import type { FastifyReply } from "fastify";
import type { Language } from "../../domain/platform/language.ts";
import { linkAsk } from "../../domain/work/private-page.ts";
import type { Deps } from "../platform/deps.ts";
import { readOnly } from "../platform/disk/read-only.ts";
import { parse } from "../platform/http/parse.ts";
import { actOnPage } from "../work/private-page/actions.ts";
import { mailLinks } from "../work/private-page/mail-links.ts";
import { presentPage } from "../work/private-page/present.ts";
import { attempt } from "./attempt.ts";

type Form = Record<string, unknown>;

/** Creates the services of a customer's private page. */
export function privatePageServices(deps: Deps, reply: FastifyReply) {
  const { request: http } = reply;
  return {
    /** Reads the page that a link leads to; a refusal with status 404 for every link that does not work. */
    read: (token: string, language: Language) =>
      attempt(deps, http, language, () => presentPage({ deps, token, language, http })),
    /** Runs the action that a form of the page names. */
    act: (token: string, form: Form, language: Language) =>
      attempt(deps, http, language, async () => {
        if (deps.disk.isFull()) throw readOnly(deps.settings.agency());
        await deps.formLimit(http);
        return actOnPage({ deps, token, form, language, reply });
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
