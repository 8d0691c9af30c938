import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { mailHealth } from "../mail/mail-health.ts";
import { endpoint } from "../http/endpoint.ts";
import { reportHealth } from "./report.ts";

/** What is wrong around the site, and whether mails wait for the mail server, for admins, in their language. */
export function healthReportRoutes(app: FastifyInstance, { env, clock, db }: Deps): void {
  endpoint(app, "GET /api/mail-health", admins, () => mailHealth(db));
  endpoint(app, "GET /api/health-report", admins, ({ request }) => reportHealth({ env, clock, db }, request.language));
}
