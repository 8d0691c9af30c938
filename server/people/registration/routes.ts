import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Deps } from "../../platform/deps.ts";
import { openWithin } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { parse } from "../../platform/http/parse.ts";
import { setSessionCookie } from "../session/identify-callers.ts";
import { clientOf } from "../session/client.ts";
import { rememberDevice } from "../session/known-device.ts";
import { findInvitation } from "./find-invitation.ts";
import { register } from "./register.ts";
import { requestAccess } from "./request-access.ts";

/**
 * Parses the invitation code alone. Anything invalid counts as a wrong code: without an invitation nothing else is
 * validated.
 */
const invitationCodeSchema = z.object({ invitationCode: z.string().max(200).catch("") }).catch({ invitationCode: "" });

/** Registers the routes for getting an account: by invitation, or by requesting one. */
export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  const within = openWithin(deps.formLimit);

  endpoint(app, "POST /api/register", within, async (call) => {
    const { request, reply } = call;
    const invitation = await findInvitation(deps, parse(invitationCodeSchema, request.body).invitationCode);
    if (!invitation) throw new AppError("invitationInvalid");
    const person = { ...call.body, email: invitation.email, language: request.language };
    const { user, token } = await register(deps, person, clientOf(request, deps.env));
    setSessionCookie(reply, deps.env, token);
    await rememberDevice(deps, reply, user.id);
    return user;
  });

  endpoint(app, "POST /api/registration-requests", within, async ({ body, request: { language, ip } }) => {
    await requestAccess(deps, body, { language, ip });
    return { ok: true };
  });
}
