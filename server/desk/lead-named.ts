import { eq, type SQL } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { LeadTable } from "../leads/kinds.ts";
import { idInAddress, parse } from "../http/parse.ts";

const parameter = z.object({ id: z.union([idInAddress, z.string().regex(/^[QC]-\w{1,20}$/i)]) });

/** Which lead an address names: by id, or by the reference that people read out to each other. */
export function leadNamed(request: FastifyRequest, table: LeadTable): SQL {
  const { id } = parse(parameter, request.params);
  return typeof id === "number" ? eq(table.id, id) : eq(table.reference, id.toUpperCase());
}
