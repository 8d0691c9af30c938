import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { contentDisposition } from "../http/content-disposition.ts";
import { calendarFile } from "./calendar-file.ts";
import { setRegistration } from "./set-registration.ts";
import { findTrainingEvent, listTrainingEvents } from "./training-events.ts";

/** Training events and who comes to them. */
export function trainingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, env } = deps;
  const staff = { config: { access: { resource: "agent-tools" } as const } };

  const readerOf = async (request: FastifyRequest) => {
    const { actor } = await callerOf(request);
    return { userId: actor.id, language: request.language, now: clock() };
  };

  app.get("/training-events", staff, async (request) => listTrainingEvents(db, await readerOf(request)));

  app.get("/training-events/:id/calendar", staff, async (request, reply) => {
    const event = await findTrainingEvent(db, idOf(request), await readerOf(request));
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", contentDisposition("attachment", `${event.title}.ics`))
      .send(calendarFile(event, { publicUrl: env.publicUrl, language: request.language, now: clock() }));
  });

  for (const [method, isComing] of [
    ["PUT", true],
    ["DELETE", false],
  ] as const) {
    app.route({
      method,
      url: "/training-events/:id/registration",
      ...staff,
      handler: async (request) => {
        const id = idOf(request);
        await setRegistration(deps, id, isComing, await callerOf(request));
        return findTrainingEvent(db, id, await readerOf(request));
      },
    });
  }
}
