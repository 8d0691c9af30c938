import type { TeamMember } from "../../../domain/content/team.ts";
import type { PageKind } from "../../../domain/content/page-kinds.ts";
import type { blogPosts, carriers, contentEntries, insurancePartners, testimonials } from "../db/schema/index.ts";

/** The content of the database that the public site shows, and nothing else. */
export type Content = {
  posts: (typeof blogPosts.$inferSelect)[];
  testimonials: (typeof testimonials.$inferSelect)[];
  partners: (typeof insurancePartners.$inferSelect)[];
  carriers: (typeof carriers.$inferSelect)[];
  team: TeamMember[];
  /** The texts of pages that admins edit, by kind, in their order. */
  entries: Record<PageKind, ContentEntry[]>;
};

export type ContentEntry = typeof contentEntries.$inferSelect;

export type ContentCache = {
  /** Returns the content as last read: it is there even when the database is not. */
  current(): Content;
  onChange(listener: () => void): void;
  close(): void;
};
