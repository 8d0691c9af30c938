import type { PgTable } from "drizzle-orm/pg-core";
import type { ContentInput, ContentItem } from "../../../domain/content/content.ts";
import type { Database } from "../../platform/db/client.ts";

/** A stored item, without the version that is computed for optimistic locking. */
export type StoredItem = Omit<ContentItem, "version">;

/** The storage of one kind of content (repository). */
export type Shelf = {
  /** The table that counts the ids of the items. */
  table: PgTable;
  /** Reads all items in order, or only the item with this id. */
  read(db: Database, id?: number): Promise<StoredItem[]>;
  /** Inserts an item; a deleted one that is restored keeps its id. */
  insert(tx: Database, input: ContentInput, id?: number): Promise<number>;
  update(tx: Database, id: number, input: ContentInput): Promise<void>;
  /** Clears the sample flag of these items and returns the ids that had it. */
  makeOwn(tx: Database, ids: readonly number[]): Promise<number[]>;
  /** Stores when the text of an item was changed, for kinds that show this date to readers. */
  dateWords?(tx: Database, id: number, at: Date): Promise<void>;
  remove(tx: Database, id: number): Promise<void>;
  setOrder(tx: Database, ids: readonly number[]): Promise<void>;
};
