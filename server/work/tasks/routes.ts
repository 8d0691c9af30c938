import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { open } from "../../platform/http/access.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { changeTask, deleteTask, finishTask, listTaskEvents, makeTask, reopenTask } from "./change-tasks.ts";
import { findTask, listTasks, taskKeyOf } from "./read-tasks.ts";
import { readToday } from "./read-today.ts";
import { findFeed, makeFeed, readFeed, removeFeed } from "./task-feed.ts";

const readers = { access: { resource: "customer-data", action: "view" } } as const;
const sellers = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the routes of tasks and of the calendars that show them. */
export function taskRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/tasks", readers, async (call) => {
    const page = call.query;
    const rows = await listTasks(deps, page, (await sessionOf(call.request)).user);
    linkNext(call, rows, page, taskKeyOf);
    return rows;
  });

  endpoint(app, "GET /api/today", readers, async ({ request }) => readToday(deps, (await sessionOf(request)).user));

  endpoint(app, "POST /api/tasks", sellers, async ({ body, request }) => {
    const caller = await callerOf(request);
    return findTask(deps, await makeTask(deps, body, caller), caller.actor);
  });

  endpoint(app, "GET /api/tasks/:id", readers, async ({ params, request }) =>
    findTask(deps, params.id, (await sessionOf(request)).user),
  );

  endpoint(app, "PUT /api/tasks/:id", sellers, async ({ params, body, request }) => {
    const caller = await callerOf(request);
    await changeTask(deps, params.id, body, caller);
    return findTask(deps, params.id, caller.actor);
  });

  endpoint(app, "DELETE /api/tasks/:id", sellers, async ({ params, request }) => {
    await deleteTask(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "PUT /api/tasks/:id/done", sellers, async ({ params, request }) => {
    const caller = await callerOf(request);
    await finishTask(deps, params.id, caller);
    return findTask(deps, params.id, caller.actor);
  });

  endpoint(app, "DELETE /api/tasks/:id/done", sellers, async ({ params, request }) => {
    const caller = await callerOf(request);
    await reopenTask(deps, params.id, caller);
    return findTask(deps, params.id, caller.actor);
  });

  endpoint(app, "GET /api/tasks/:id/history", readers, ({ params }) => listTaskEvents(deps.db, params.id));

  feedRoutes(app, deps);
}

/** Registers the routes of the calendar feeds: one's own, and the feed itself, which its token alone opens. */
function feedRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/user/task-feed", readers, async ({ request }) =>
    findFeed(deps.db, (await sessionOf(request)).user.id),
  );

  endpoint(app, "POST /api/user/task-feed", readers, async ({ body, request }) =>
    makeFeed(deps, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/user/task-feed", readers, async ({ request }) => {
    await removeFeed(deps, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "GET /api/task-feeds/:token", open, async ({ params, reply }) =>
    reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, no-store")
      .header("x-robots-tag", "noindex")
      .send(await readFeed(deps, params.token)),
  );
}
