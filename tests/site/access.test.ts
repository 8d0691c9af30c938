import { eq } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayAccess, ROLES, type Role } from "../../domain/permissions.ts";
import { users } from "../../server/db/schema/index.ts";
import { guardRoutes } from "../../server/http/access.ts";
import { cookieFor, nameOf, routesOf, submitTo } from "../support/every-route.ts";
import { makeUser, startTestApp, type TestApp } from "../support/test-app.ts";

const ADMIN: readonly Role[] = ["admin"];
const SELLERS: readonly Role[] = ["admin", "senior_agent", "agent"];

/** Written down a second time, by hand and from the decisions: a wrong guard in a route is caught here. */
const EXPECTED: [routes: RegExp, roles: readonly Role[]][] = [
  [/ \/api\/(active-users|users|users\/.*)$/, ADMIN],
  [/ \/api\/invitations(\/|$)/, ADMIN],
  [/ \/api\/registration-requests\/.*/, ADMIN],
  [/^GET \/api\/registration-requests$/, ADMIN],
  [/ \/api\/archived-emails(\/|$)/, ADMIN],
  [/ \/api\/audit-events(\/|$)/, ADMIN],
  [/ \/api\/failed-jobs(\/|$)/, ADMIN],
  [/^GET \/api\/quote-requests(\/export)?$/, ROLES],
  [/^GET \/api\/contact-requests(\/export)?$/, ROLES],
  [/^GET \/api\/lead-totals$/, ROLES],
  [/ \/api\/user(\/|$)/, ROLES],
];

/** The same for routes that another part of the product brings. */
const EXPECTED_WHERE_PRESENT: typeof EXPECTED = [
  [/^(DELETE|POST) \/api\/(emails|sms)(\/|$)/, ADMIN],
  [/^GET \/api\/(emails|sms)(\/|$)/, SELLERS],
  [/ \/api\/content(\/|$)/, ADMIN],
  [/^DELETE \/api\/(quote|contact)-requests\//, ADMIN],
  [/^GET \/api\/(insurance-references|agency-codes|carrier-portals)(\/|$)/, ROLES],
  [/ \/api\/agent-onboarding\/steps(\/|$)/, ADMIN],
  [/ \/api\/agent-onboarding(\/(personalization|step\/.*))?$/, ROLES],
];

/** What anybody may call. */
const OPEN = [
  "GET /api/testimonials",
  "GET /api/insurance-partners",
  "GET /api/blog-posts",
  "GET /api/blog-posts/:slug",
  "POST /api/login",
  "POST /api/login/second-factor",
  "POST /api/logout",
  "POST /api/password-resets",
  "POST /api/password-resets/complete",
  "POST /api/register",
  "POST /api/registration-requests",
  "POST /api/quote-requests",
  "POST /api/contact-requests",
  "POST /api/newsletter-subscriptions",
  "POST /api/newsletter-subscriptions/confirm",
  "POST /api/newsletter-subscriptions/unsubscribe",
  "POST /api/webhooks/sms",
];

/** Open to more roles than may see the row that is asked for: whose it is decides (Z2). */
const BY_ROW = / \/api\/agent-onboarding\/agents\/:/;

let server: TestApp;
const ids = {} as Record<Role | "deactivated", number>;

beforeAll(async () => {
  server = await startTestApp("postgres");
  for (const role of ROLES) ids[role] = (await makeUser(server, role)).id;
  ids.deactivated = (await makeUser(server, "admin")).id;
  // By hand: the sessions stay, and it is the guard that must not let them in.
  await server.deps.db.update(users).set({ isActive: false }).where(eq(users.id, ids.deactivated));
});
afterAll(() => server.close());

describe("Z1: every route of the API", () => {
  it("lets in exactly whom the permission table lets in", async () => {
    const faults: string[] = [];
    for (const route of routesOf(server).filter(({ access }) => access !== "public")) {
      for (const caller of ["anonymous", "deactivated", ...ROLES] as const) {
        const cookie = caller === "anonymous" ? undefined : await cookieFor(server, ids[caller]);
        const answer = await submitTo(server, route, cookie);
        const isKnown = caller !== "anonymous" && caller !== "deactivated";
        const isAllowed = isKnown && mayAccess(caller, route.access);
        const { code } = answer.headers["content-type"]?.startsWith("application/json")
          ? answer.json<{ code?: string }>()
          : {};
        const wasRefused = answer.statusCode === 401 || code === "forbidden";
        const isRight = isAllowed
          ? !wasRefused || BY_ROW.test(nameOf(route))
          : answer.statusCode === (isKnown ? 403 : 401);
        if (!isRight) faults.push(`${nameOf(route)} answered ${answer.statusCode} ${code} to ${caller}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("is open to the public only where that is written down here", () => {
    const open = routesOf(server).filter(({ access }) => access === "public");
    expect(open.map(nameOf).filter((name) => !OPEN.includes(name))).toEqual([]);
  });

  it("has the access that the decisions give it", () => {
    const routes = routesOf(server).filter(({ access }) => access !== "public");
    const faults: string[] = [];
    for (const [pattern, roles] of [...EXPECTED, ...EXPECTED_WHERE_PRESENT]) {
      for (const route of routes.filter((r) => pattern.test(nameOf(r)))) {
        const actual = ROLES.filter((role) => mayAccess(role, route.access));
        if (actual.join() !== roles.join())
          faults.push(`${nameOf(route)} is for ${actual.join()}, not ${roles.join()}`);
      }
    }
    expect(faults).toEqual([]);
    const unmatched = EXPECTED.filter(([pattern]) => !routes.some((route) => pattern.test(nameOf(route))));
    expect(
      unmatched.map(([pattern]) => String(pattern)),
      "expectations about routes that do not exist",
    ).toEqual([]);
  });

  it("does not start when it declares no access, and an empty rule lets nobody in", async () => {
    const app = Fastify();
    guardRoutes(app);
    expect(() => app.get("/planted", () => "open")).toThrow("GET /planted declares no access");
    expect(ROLES.some((role) => mayAccess(role, {}))).toBe(false);
    await app.close();
  });
});
