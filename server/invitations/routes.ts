import type { FastifyInstance } from "fastify";
import { newInvitation } from "../../domain/invitations.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { invite, resendInvitation, revokeInvitation } from "./invite.ts";
import { listInvitations } from "./list-invitations.ts";

/** Invitations, sent and taken back by admins. */
export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/invitations", admins, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listInvitations(deps.db, page, deps.clock());
    linkNext(request, reply, rows, page);
    return rows;
  });

  app.post("/invitations", admins, async (request, reply) => {
    const invitation = await invite(deps, parse(newInvitation, request.body), await callerOf(request));
    return reply.code(201).send(invitation);
  });

  app.post("/invitations/:id/resend", admins, async (request) =>
    resendInvitation(deps, idOf(request), await callerOf(request)),
  );

  app.delete("/invitations/:id", admins, async (request) => {
    await revokeInvitation(deps, idOf(request), await callerOf(request));
    return { ok: true };
  });
}
