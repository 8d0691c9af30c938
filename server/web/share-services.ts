import type { FastifyReply } from "fastify";
import type { Language } from "../../domain/platform/language.ts";
import type { User } from "../../domain/people/users.ts";
import type { Deps } from "../platform/deps.ts";
import { hasRelay } from "../work/shares/ice.ts";
import { shareCookieName } from "../work/shares/link.ts";
import { presentInvitation, presentShare } from "../work/shares/present-share.ts";
import { attempt } from "./attempt.ts";

/** Creates the services of the pages of screen shares. */
export function shareServices(deps: Deps, reply: FastifyReply) {
  const { request } = reply;
  return {
    /**
     * Reads the invitation that a link leads to; a refusal with status 404 for every link that this browser cannot use.
     * Nothing is bound by it: mail scanners open every link.
     */
    invitation: (token: string, language: Language) =>
      attempt(deps, request, language, () =>
        presentInvitation(deps, token, request.cookies[shareCookieName(deps.env)]),
      ),
    /** Reads the share of an agent; a refusal with status 404 for one of a colleague, and for one that does not exist. */
    ownShare: (id: string, user: User, language: Language) =>
      attempt(deps, request, language, () => presentShare(deps, id, user)),
    /** True when a TURN server is set up, so that addresses can be hidden. */
    hasRelay: hasRelay(deps.env),
  };
}
