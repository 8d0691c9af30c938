import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { BlogCategory, KnowledgeTopic } from "../../../../domain/content/blog.ts";
import type { ContentKind, ContentValues } from "../../../../domain/content/content.ts";
import type { PageKind } from "../../../../domain/content/page-kinds.ts";
import type { CarrierLine, PaymentMethods } from "../../../../domain/content/carriers.ts";
import { createdAt, id, sample, time, translations, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    category: text().$type<BlogCategory>().notNull(),
    imageUrl: text(),
    /** A date in the future keeps the post unpublished until then. */
    publishDate: time().notNull(),
    /** Set where the Knowledge Center lists the article. */
    topic: text().$type<KnowledgeTopic>(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    isFeatured: boolean().notNull().default(false),
    newsletterSentAt: time(),
    /** Time of the last change of its text; null while it is unchanged. */
    modifiedAt: time(),
    translations: translations(),
  },
  (t) => [index("blog_posts_published_idx").on(t.publishDate.desc()), index("blog_posts_category_idx").on(t.category)],
);

export const testimonials = pgTable("testimonials", {
  id: id(),
  name: text().notNull(),
  location: text().notNull(),
  quote: text().notNull(),
  /** 1 to 5 in half steps. */
  rating: doublePrecision().notNull(),
  imageUrl: text(),
  order: integer().notNull().default(0),
  sample: sample(),
  translations: translations(),
});

export const insurancePartners = pgTable("insurance_partners", {
  id: id(),
  name: text().notNull(),
  logoUrl: text().notNull(),
  website: text().notNull(),
  order: integer().notNull().default(0),
  sample: sample(),
});

/** The carriers: one table feeds the payment pages, the claims page, the portal's cards and, by name, the partners. */
export const carriers = pgTable("carriers", {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  logoUrl: text().notNull(),
  website: text().notNull(),
  /** Set where the payments page lists the carrier. */
  paymentUrl: text(),
  /** Set where the payment options table lists the carrier. */
  paymentMethods: jsonb().$type<PaymentMethods>(),
  /** Contacts for reporting a claim; empty where not surely known. Then the page says where the customer finds them. */
  claimPhone: text(),
  claimHours: text(),
  claimUrl: text(),
  appName: text(),
  appUrl: text(),
  order: integer().notNull().default(0),
  sample: sample(),
  translations: translations(),
});

export const carrierPortals = pgTable(
  "carrier_portals",
  {
    id: id(),
    carrierId: integer()
      .notNull()
      .references(() => carriers.id, { onDelete: "cascade" }),
    line: text().$type<CarrierLine>().notNull(),
    url: text().notNull(),
    description: text().notNull(),
    translations: translations(),
  },
  (t) => [uniqueIndex("carrier_portals_key").on(t.carrierId, t.line)],
);

export const carrierFavorites = pgTable(
  "carrier_favorites",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    portalId: integer()
      .notNull()
      .references(() => carrierPortals.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("carrier_favorites_portal_idx").on(t.portalId),
    uniqueIndex("carrier_favorites_key").on(t.userId, t.portalId),
  ],
);

export const agencyCodes = pgTable("agency_codes", {
  id: id(),
  carrier: text().notNull(),
  code: text().notNull(),
  order: integer().notNull().default(0),
  sample: sample(),
});

export const referenceCategories = pgTable("insurance_reference_categories", {
  id: id(),
  name: text().notNull().unique(),
  description: text(),
  order: integer().notNull().default(0),
  translations: translations(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const referenceCodes = pgTable(
  "insurance_reference_codes",
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => referenceCategories.id, { onDelete: "cascade" }),
    code: text().notNull(),
    description: text().notNull(),
    additionalInfo: text(),
    order: integer().notNull().default(0),
    translations: translations(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("reference_codes_category_idx").on(t.categoryId, t.order)],
);

/**
 * The texts of pages, of all kinds of `PAGE_KINDS`: their fields are described in one place, so that a new kind needs no
 * table of its own.
 */
export const contentEntries = pgTable(
  "content_entries",
  {
    id: id(),
    kind: text().$type<PageKind>().notNull(),
    values: jsonb().$type<ContentValues>().notNull(),
    es: jsonb().$type<ContentValues>().notNull(),
    order: integer().notNull().default(0),
    /** Time of the last change of its text; null while it is unchanged. */
    modifiedAt: time(),
  },
  (t) => [index("content_entries_kind_idx").on(t.kind, t.order)],
);

/** Every version of every item of content: admins see what changed, and can restore it. The newest is in force. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: id(),
    kind: text().$type<ContentKind>().notNull(),
    rowId: integer().notNull(),
    /** Counts from 1 for each item. */
    version: integer().notNull(),
    values: jsonb().$type<ContentValues>().notNull(),
    es: jsonb().$type<ContentValues>().notNull(),
    /** True for a version that records a deletion; it holds the item as it last was. */
    isDeleted: boolean().notNull().default(false),
    /** Null for an item as it was before its first recorded change. */
    changedAt: time(),
    /** Null for a change that the program made, such as a correction of a seed. */
    changedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    uniqueIndex("content_versions_key").on(t.kind, t.rowId, t.version),
    index("content_versions_changed_by_idx")
      .on(t.changedBy)
      .where(sql`changed_by is not null`),
  ],
);
