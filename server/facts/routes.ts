import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { factCheck } from "../../domain/facts.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { checkFact } from "./check-fact.ts";
import { listFacts } from "./list-facts.ts";

const factInAddress = z.object({ id: z.string().max(100) });

/** The facts of the law that our texts state: which were looked up, and when. */
export function factRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/facts", admins, (request) => listFacts(deps, request.language));

  app.put("/facts/:id/check", admins, async (request) => {
    const { id } = parse(factInAddress, request.params);
    await checkFact(deps, id, parse(factCheck, request.body).figures, await callerOf(request));
    return { ok: true };
  });
}
