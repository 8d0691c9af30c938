import type { FastifyInstance } from "fastify";
import { correctionDecision } from "../../domain/corrections.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { decideCorrection } from "./decide-correction.ts";
import { listCorrections } from "./list-corrections.ts";

/** Corrections of what came with the product, in rows that admins had changed: they decide. */
export function correctionRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/content-corrections", admins, () => listCorrections(deps.db));

  app.post("/content-corrections", admins, async (request) => {
    await decideCorrection(deps, parse(correctionDecision, request.body), await callerOf(request));
    return { ok: true };
  });
}
