import { asc, desc } from "drizzle-orm";
import { PAGE_KINDS } from "../../../domain/content/page-kinds.ts";
import { keysOf, recordOf } from "../../../domain/platform/typed-records.ts";
import type { ContentKind } from "../../../domain/content/content.ts";
import * as schema from "../../platform/db/schema/index.ts";
import { carrierShelf } from "./carrier-shelf.ts";
import { entryShelf } from "./entry-shelf.ts";
import type { Shelf } from "./shelf.ts";
import { tableShelf } from "./table-shelf.ts";

const { blogPosts, testimonials, insurancePartners, agencyCodes, referenceCategories, referenceCodes } = schema;
const { trainingEvents, trainingRegistrations, messageTemplates } = schema;

/** The storage of each kind of content. */
export const SHELVES: Record<ContentKind, Shelf> = {
  ...recordOf(keysOf(PAGE_KINDS), entryShelf),
  posts: tableShelf("posts", blogPosts, { orderBy: [desc(blogPosts.publishDate), desc(blogPosts.id)] }),
  testimonials: tableShelf("testimonials", testimonials, { orderBy: [asc(testimonials.order), asc(testimonials.id)] }),
  partners: tableShelf("partners", insurancePartners, {
    orderBy: [asc(insurancePartners.order), asc(insurancePartners.id)],
  }),
  carriers: carrierShelf,
  "agency-codes": tableShelf("agency-codes", agencyCodes, { orderBy: [asc(agencyCodes.order), asc(agencyCodes.id)] }),
  "reference-categories": tableShelf("reference-categories", referenceCategories, {
    orderBy: [asc(referenceCategories.order), asc(referenceCategories.id)],
    ownedBy: { table: referenceCodes, column: referenceCodes.categoryId },
  }),
  "reference-codes": tableShelf("reference-codes", referenceCodes, {
    orderBy: [asc(referenceCodes.categoryId), asc(referenceCodes.order), asc(referenceCodes.id)],
  }),
  "training-events": tableShelf("training-events", trainingEvents, {
    orderBy: [asc(trainingEvents.startsAt), asc(trainingEvents.id)],
    ownedBy: { table: trainingRegistrations, column: trainingRegistrations.eventId },
  }),
  "message-templates": tableShelf("message-templates", messageTemplates, {
    orderBy: [asc(messageTemplates.order), asc(messageTemplates.id)],
  }),
};
