import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { mailHealth } from "../../work/outbox/mail-health.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { reportHealth } from "./report.ts";

/** Registers the admins' health endpoints: the report in their language, and whether mails wait for the mail server. */
export function healthReportRoutes(app: FastifyInstance, { env, clock, db }: Deps): void {
  endpoint(app, "GET /api/mail-health", admins, () => mailHealth(db));
  endpoint(app, "GET /api/health-report", admins, ({ request }) => reportHealth({ env, clock, db }, request.language));
}
