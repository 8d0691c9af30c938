import type { FastifyReply } from "fastify";
import { AppError } from "../../domain/platform/errors.ts";
import type { Language } from "../../domain/platform/language.ts";
import { secondFactorCode } from "../../domain/people/profile.ts";
import { credentials, passwordChange } from "../../domain/people/users.ts";
import type { Deps } from "../platform/deps.ts";
import { readOnly } from "../platform/disk/read-only.ts";
import { parse } from "../platform/http/parse.ts";
import { changePassword } from "../people/profile/change-password.ts";
import { enterByCode, enterByPassword } from "../people/session/enter.ts";
import { attempt } from "./attempt.ts";

type Form = Record<string, unknown>;

/**
 * Creates the services by which pages log people in without JavaScript: the use cases of the API, with its rate limits
 * and cookies.
 */
export function accountServices(deps: Deps, reply: FastifyReply) {
  const { request } = reply;
  return {
    /** True when the password was right and a code is still required. */
    owesCode: async () => (await request.findSession())?.isComplete === false,
    /** Returns the next step of the login, and the page after it. As in the API, people may log in while the disk is full. */
    logIn: (form: Form, language: Language) =>
      attempt(deps, request, language, async () => {
        const { next, user } = await enterByPassword(deps, parse(credentials, form), reply);
        return { next, startPage: user.startPage };
      }),
    enterCode: (form: Form, language: Language) =>
      attempt(deps, request, language, async () => {
        const { startPage } = await enterByCode(deps, parse(secondFactorCode, form).code, reply);
        return { next: null, startPage };
      }),
    changePassword: (form: Form, language: Language) =>
      attempt(deps, request, language, async () => {
        const session = await request.findSession();
        if (!session?.isComplete) throw new AppError("unauthenticated");
        if (deps.disk.isFull()) throw readOnly(deps.settings.agency());
        await changePassword(deps, session, parse(passwordChange, form), reply);
        return { isChanged: true };
      }),
  };
}
