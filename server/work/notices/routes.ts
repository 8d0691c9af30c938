import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listNotices, readOwn, readSettings, saveSettings } from "./own-notices.ts";
import { addDevice, removeDevice } from "./push-devices.ts";

const readers = { access: { resource: "customer-data", action: "view" } } as const;

/** Registers the routes of the caller's own notices, of the choices about them, and of the devices that get pushes. */
export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/user/notices", readers, async ({ query, request }) =>
    listNotices(deps, (await sessionOf(request)).user, query),
  );

  endpoint(app, "POST /api/user/notices/read", readers, async ({ body, request }) => {
    await readOwn(deps, (await sessionOf(request)).user.id, body);
    return { ok: true };
  });

  endpoint(app, "GET /api/user/notice-settings", readers, async ({ request }) =>
    readSettings(deps, (await sessionOf(request)).user.id),
  );

  endpoint(app, "PUT /api/user/notice-settings", readers, async ({ body, request }) => {
    await saveSettings(deps, body, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "POST /api/user/push-devices", readers, async ({ body, request }) =>
    addDevice(deps, body, { ...(await callerOf(request)), userAgent: request.headers["user-agent"] ?? "" }),
  );

  endpoint(app, "DELETE /api/user/push-devices/:id", readers, async ({ params, request }) => {
    await removeDevice(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
