import { z } from "zod";
import { premiumChange, premiumInput } from "../../work/desk/premiums.ts";
import { toQuote } from "../../work/desk/to-quote.ts";
import { COUNTED_UP_TO, DESK_VIEWS } from "../../work/desk/views.ts";
import { workOrder, workUndo } from "../../work/desk/work.ts";
import { rowId } from "../../platform/fields.ts";
import { byTab, LEAD_KINDS, LEAD_TYPES } from "../../work/request-kinds.ts";
import { fault } from "../../platform/text-keys.ts";
import { byId, done, id, ofAnyKind, role, type Endpoints } from "../endpoint.ts";
import { leadByName } from "./leads.ts";
import { deskEvent, premium, work } from "./work.ts";

/** Somebody whom a request can be given to. */
const colleague = z.object({ id, name: z.string(), role, isAway: z.boolean() });
export type Colleague = z.infer<typeof colleague>;

/** What a change has made of a request, and how it is told; null where nothing had to be changed. */
const worked = z.object({ work, event: deskEvent.nullable() });
export type Worked = z.infer<typeof worked>;
const quoted = worked.extend({ premiums: z.array(premium) });
export type Quoted = z.infer<typeof quoted>;
/** What becomes of a contact request, and the reference of the quote request. */
const turned = z.object({ reference: z.string(), work });
export type Turned = z.infer<typeof turned>;

/** How many requests each view of a list has, up to a bound: beyond it there are just many. */
const views = z.record(z.enum(DESK_VIEWS), z.int().min(0).max(COUNTED_UP_TO));
/** The number of requests of each type, of any kind, up to the same bound. */
const types = z.record(z.enum(LEAD_TYPES), z.int().min(0).max(COUNTED_UP_TO));
const counts = z.object({ ...byTab(() => views), types });
export type DeskCounts = z.infer<typeof counts>;

/** A request is worked and the last step taken back, alike for every kind. */
const change = { params: leadByName, body: workOrder, answer: worked };
const undo = { params: leadByName, body: workUndo, answer: z.object({ work }) };

/** How far the reader has read the messages about a request. */
const read = z.object({
  kind: z.enum(LEAD_KINDS, fault("validation:choice")),
  id: rowId(),
  upTo: z.iso.datetime(fault("validation:date")),
});

export const deskEndpoints = {
  "PUT /api/message-reads": { body: read, answer: done },
  "GET /api/desk-counts": { answer: counts },
  "GET /api/colleagues": { answer: z.array(colleague) },
  ...ofAnyKind("POST", "/:id/work", change),
  ...ofAnyKind("POST", "/:id/work/undo", undo),
  "POST /api/contact-requests/:id/to-quote": { params: leadByName, body: toQuote, answer: turned, status: 201 },
  "POST /api/quote-requests/:id/premiums": { params: leadByName, body: premiumInput, answer: quoted, status: 201 },
  "PATCH /api/premiums/:id": { params: byId, body: premiumChange, answer: quoted },
  "DELETE /api/premiums/:id": { params: byId, answer: quoted },
  "POST /api/premiums/:id/choose": { params: byId, answer: quoted },
} as const satisfies Endpoints;
