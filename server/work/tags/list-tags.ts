import { asc, sql } from "drizzle-orm";
import type { Tag, TagUses } from "../../../domain/api/work/tags.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { TAG_MAX } from "../../../domain/platform/limits.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerTags, requestTags, routingRules, sequences, tags } from "../../platform/db/schema/index.ts";

/** Lists all tags in the order of the admins, retired ones among them. */
export async function listTags(db: Database): Promise<Tag[]> {
  const rows = await db.select().from(tags).orderBy(asc(tags.position), asc(tags.id));
  return rows.map(({ id, nameEn, nameEs, color, isRetired, version }) => ({
    id,
    name: { en: nameEn, es: nameEs },
    color,
    isRetired,
    version,
  }));
}

/** Reads the names of all tags in a language, in the order of the admins. */
export async function readTagNames(db: Database, language: Language): Promise<Map<number, string>> {
  return new Map((await listTags(db)).map(({ id, name }) => [id, name[language]]));
}

/** Lists the uses of every tag. Counts up to the bound beyond which a tag cannot be deleted, by an index. */
export async function listTagUses(db: Database): Promise<TagUses[]> {
  const bound = TAG_MAX.deletable + 1;
  const { rows } = await db.execute<TagUses>(sql`
    select t.id,
      (select count(*)::int from (select from ${requestTags} r where r.tag_id = t.id limit ${bound}) of_requests)
        as requests,
      (select count(*)::int from (select from ${customerTags} c where c.tag_id = t.id limit ${bound}) of_customers)
        as customers,
      array(
        select name from ${routingRules} where tag_ids @> to_jsonb(t.id) or conditions -> 'tagIds' @> to_jsonb(t.id)
        union all select name from ${sequences} where tag_id = t.id
      ) as rules
    from ${tags} t order by t.position, t.id`);
  return rows;
}
