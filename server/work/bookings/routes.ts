import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { readProfile, saveProfile } from "./booking-profile.ts";
import { cancelBooking, findBooking, listBookings, listTimes, makeBooking, moveBooking } from "./desk-bookings.ts";

const readers = { access: { resource: "customer-data", action: "view" } } as const;
const sellers = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the routes of the desk's bookings, and of what agents choose about theirs. */
export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/bookings", readers, async ({ query, request }) =>
    listBookings(deps, query, (await sessionOf(request)).user),
  );

  endpoint(app, "GET /api/booking-times", sellers, async ({ query, request }) =>
    listTimes(deps, query, (await sessionOf(request)).user),
  );

  endpoint(app, "POST /api/bookings", sellers, async ({ body, request }) => {
    const caller = await callerOf(request);
    return findBooking(deps, await makeBooking(deps, body, caller), caller.actor);
  });

  endpoint(app, "PUT /api/bookings/:id", sellers, async ({ params, body, request }) => {
    const caller = await callerOf(request);
    await moveBooking(deps, params.id, body, caller);
    return findBooking(deps, params.id, caller.actor);
  });

  endpoint(app, "DELETE /api/bookings/:id", sellers, async ({ params, request }) => {
    await cancelBooking(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "GET /api/user/booking-profile", sellers, async ({ request }) =>
    readProfile(deps.db, (await sessionOf(request)).user),
  );

  endpoint(app, "PUT /api/user/booking-profile", sellers, async ({ body, request }) => {
    await saveProfile(deps, body, await callerOf(request));
    return { ok: true };
  });
}
