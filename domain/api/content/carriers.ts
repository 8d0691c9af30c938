import { z } from "zod";
import { CARRIER_LINES } from "../../content/carriers.ts";
import { byId, id, type Endpoints } from "../endpoint.ts";

/** The portal of a carrier, with the reader's own favorite mark. */
const carrierPortal = z.object({
  id,
  line: z.enum(CARRIER_LINES),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  isFavorite: z.boolean(),
  isSample: z.boolean(),
});
export type CarrierPortal = z.infer<typeof carrierPortal>;

const mark = z.object({ id, isFavorite: z.boolean() });

export const carrierEndpoints = {
  "GET /api/carrier-portals": { answer: z.array(carrierPortal) },
  "PUT /api/carrier-portals/:id/favorite": { params: byId, answer: mark },
  "DELETE /api/carrier-portals/:id/favorite": { params: byId, answer: mark },
} as const satisfies Endpoints;
