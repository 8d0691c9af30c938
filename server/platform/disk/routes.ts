import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { endpoint } from "../http/endpoint.ts";

/** Registers the route that shows admins the free disk space. */
export function diskRoutes(app: FastifyInstance, { disk, env }: Deps): void {
  endpoint(app, "GET /api/disk", admins, () => ({
    isFull: disk.isFull(),
    freeMb: disk.freeMb(),
    minFreeMb: env.MIN_FREE_MB,
  }));
}
