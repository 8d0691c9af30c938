import { check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { OFFER_RECORDS, type OfferRecordKind } from "../../../../domain/work/offer-records.ts";
import { id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";

/**
 * Sealed records of offers to a customer, of the answers to them, and of the coverages that were declined. Each row is
 * encrypted, numbered and chained to the one before it by its hash. Triggers refuse any change but a new encryption of
 * the same content, and any removal while the request is there (migration `offers`).
 */
export const offerRecords = pgTable(
  "offer_records",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** The number of the record among those of its request, from 1 on. */
    position: integer().notNull(),
    kind: text().$type<OfferRecordKind>().notNull(),
    /** The content as JSON, encrypted for its place. */
    sealed: text().notNull(),
    /** SHA-256 of the hash before it, the place, the kind, the time and the content. */
    hash: text().notNull(),
    at: time().notNull(),
  },
  (t) => [
    uniqueIndex("offer_records_position_idx").on(t.requestId, t.position),
    check("offer_records_kind", isOneOf("kind", OFFER_RECORDS)),
  ],
);
