import { z } from "zod";
import { premiumChange, premiumInput } from "../../work/desk/premiums.ts";
import { deskViewChange, deskViewInput } from "../../work/desk/own-views.ts";
import { STAGES } from "../../work/desk/stages.ts";
import { toQuote } from "../../work/desk/to-quote.ts";
import { COUNTED_UP_TO, DESK_VIEWS } from "../../work/desk/views.ts";
import { workOrder, workUndo } from "../../work/desk/work.ts";
import { rowId } from "../../platform/fields.ts";
import { KIND_FILTERS } from "../../work/lead-filters.ts";
import { byTab, LEAD_KINDS, LEAD_TYPES } from "../../work/request-kinds.ts";
import { fault } from "../../platform/text-keys.ts";
import { byId, done, id, ofAnyKind, role, type Endpoints } from "../endpoint.ts";
import { leadByName } from "./leads.ts";
import { deskEvent, premium, work } from "./work.ts";

/** A colleague to whom a request can be assigned. */
const colleague = z.object({ id, name: z.string(), role, isAway: z.boolean() });
export type Colleague = z.infer<typeof colleague>;
/** Somebody who can no longer be given requests and still owns some. */
const formerOwner = z.object({ id, name: z.string() });
export type FormerOwner = z.infer<typeof formerOwner>;

/** The new state of a request after a change, and its event; the event is null when nothing changed. */
const worked = z.object({ work, event: deskEvent.nullable() });
export type Worked = z.infer<typeof worked>;
const quoted = worked.extend({ premiums: z.array(premium) });
export type Quoted = z.infer<typeof quoted>;
/** The new state of a contact request that was turned into a quote request, and the reference of the latter. */
const turned = z.object({ reference: z.string(), work });
export type ConvertedToQuote = z.infer<typeof turned>;

/** The number of requests in each view of a list, capped at `COUNTED_UP_TO`. */
const views = z.record(z.enum(DESK_VIEWS), z.int().min(0).max(COUNTED_UP_TO));
/** The number of requests of each type, over all kinds, with the same cap. */
const types = z.record(z.enum(LEAD_TYPES), z.int().min(0).max(COUNTED_UP_TO));
const counts = z.object({ ...byTab(() => views), types });
export type DeskCounts = z.infer<typeof counts>;

/** A view that the reader keeps or an admin has shared, with the number of requests that it lists (capped). */
const ownView = z.object({
  id,
  name: z.string(),
  kind: z.enum(LEAD_KINDS),
  filters: z.record(z.string(), z.string()),
  isShared: z.boolean(),
  /** True when the reader may rename, change and delete it. */
  isMine: z.boolean(),
  count: z.int().min(0).max(COUNTED_UP_TO),
});
export type OwnView = z.infer<typeof ownView>;

/** The totals of the board's columns: all requests of a stage, and their premiums for a year in cents. */
const column = z.object({ count: z.int().min(0), yearlyCents: z.int().min(0) });
const board = z.record(z.enum(STAGES.quote), column);
export type BoardTotals = z.infer<typeof board>;

/** The endpoints that change a request and undo the last change, alike for every kind. */
const change = { params: leadByName, body: workOrder, answer: worked };
const undo = { params: leadByName, body: workUndo, answer: z.object({ work }) };

/** The read marker of the reader: messages about a request are read up to this moment. */
const read = z.object({
  kind: z.enum(LEAD_KINDS, fault("validation:choice")),
  id: rowId(),
  upTo: z.iso.datetime(fault("validation:date")),
});

export const deskEndpoints = {
  "PUT /api/message-reads": { body: read, answer: done },
  "GET /api/desk-counts": { answer: counts },
  "GET /api/desk-views": { answer: z.array(ownView) },
  "POST /api/desk-views": { body: deskViewInput, answer: z.object({ id }), status: 201 },
  "PATCH /api/desk-views/:id": { params: byId, body: deskViewChange, answer: done },
  "DELETE /api/desk-views/:id": { params: byId, answer: done },
  "GET /api/desk-board": {
    query: KIND_FILTERS.quote.pick({ type: true, owner: true, language: true, tag: true }),
    answer: board,
  },
  "GET /api/colleagues": { answer: z.array(colleague) },
  "GET /api/former-owners": { answer: z.array(formerOwner) },
  ...ofAnyKind("POST", "/:id/work", change),
  ...ofAnyKind("POST", "/:id/work/undo", undo),
  "POST /api/contact-requests/:id/to-quote": { params: leadByName, body: toQuote, answer: turned, status: 201 },
  "POST /api/quote-requests/:id/premiums": { params: leadByName, body: premiumInput, answer: quoted, status: 201 },
  "PATCH /api/premiums/:id": { params: byId, body: premiumChange, answer: quoted },
  "DELETE /api/premiums/:id": { params: byId, answer: quoted },
  "POST /api/premiums/:id/choose": { params: byId, answer: quoted },
} as const satisfies Endpoints;
