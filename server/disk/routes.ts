import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";

/** How much room there is, for admins. */
export function diskRoutes(app: FastifyInstance, { disk, env }: Deps): void {
  app.get("/disk", admins, () => diskState(disk, env));
}

const diskState = (disk: Deps["disk"], env: Deps["env"]) => ({
  isFull: disk.isFull(),
  freeMb: disk.freeMb(),
  minFreeMb: env.MIN_FREE_MB,
});
export type DiskState = ReturnType<typeof diskState>;
