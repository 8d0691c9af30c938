import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { contentDisposition } from "../../platform/http/content-disposition.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { calendarFile } from "./calendar-file.ts";
import { setRegistration } from "./set-registration.ts";
import { findTrainingEvent, listTrainingEvents } from "./training-events.ts";

/** Registers the routes for training events and their registrations. */
export function trainingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, env, settings } = deps;
  const staff = { access: { resource: "agent-tools" } } as const;

  const readerOf = async (request: FastifyRequest) => {
    const { actor } = await callerOf(request);
    return { userId: actor.id, language: request.language, now: clock() };
  };

  endpoint(app, "GET /api/training-events", staff, async ({ request }) =>
    listTrainingEvents(db, await readerOf(request)),
  );

  endpoint(app, "GET /api/training-events/:id/calendar", staff, async ({ params, request, reply }) => {
    const reader = await readerOf(request);
    const event = await findTrainingEvent(db, params.id, reader);
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", contentDisposition("attachment", `${event.title}.ics`))
      .send(calendarFile(event, { ...reader, agency: settings.agency(), publicUrl: env.publicUrl }));
  });

  for (const [method, isComing] of [
    ["PUT", true],
    ["DELETE", false],
  ] as const) {
    endpoint(app, `${method} /api/training-events/:id/registration`, staff, async ({ params: { id }, request }) => {
      await setRegistration(deps, id, isComing, await callerOf(request));
      return findTrainingEvent(db, id, await readerOf(request));
    });
  }
}
