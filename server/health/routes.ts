import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { reportHealth } from "./report.ts";

/** What is wrong around the site, for admins, in their language. */
export function healthReportRoutes(app: FastifyInstance, { env, clock, db }: Deps): void {
  app.get("/health-report", admins, (request) => reportHealth({ env, clock, db }, request.language));
}
