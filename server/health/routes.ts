import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { mailHealth } from "../mail/mail-health.ts";
import { reportHealth } from "./report.ts";

/** What is wrong around the site, and whether mails wait for the mail server, for admins, in their language. */
export function healthReportRoutes(app: FastifyInstance, { env, clock, db }: Deps): void {
  app.get("/mail-health", admins, () => mailHealth(db));
  app.get("/health-report", admins, (request) => reportHealth({ env, clock, db }, request.language));
}
