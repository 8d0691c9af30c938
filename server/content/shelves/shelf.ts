import type { ContentInput, ContentItem } from "../../../domain/content/content.ts";
import type { Database } from "../../platform/db/client.ts";

/** An item as it is stored, before it is given its version. */
export type StoredItem = Omit<ContentItem, "version">;

/** Where the items of one kind are kept. */
export type Shelf = {
  /** All items in their order, or the one that is asked for. */
  read(db: Database, id?: number): Promise<StoredItem[]>;
  insert(tx: Database, input: ContentInput): Promise<number>;
  update(tx: Database, id: number, input: ContentInput): Promise<void>;
  /** Takes the mark of a sample off these, and says which had it. */
  makeOwn(tx: Database, ids: readonly number[]): Promise<number[]>;
  /** Notes when the words of an item were changed, where readers are told. */
  dateWords?(tx: Database, id: number, at: Date): Promise<void>;
  remove(tx: Database, id: number): Promise<void>;
  setOrder(tx: Database, ids: readonly number[]): Promise<void>;
};
