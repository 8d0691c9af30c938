import type { Database } from "../server/platform/db/client.ts";
import { deskEvents, tags } from "../server/platform/db/schema/index.ts";
import type { RequestRow } from "../server/work/leads/stored-fields.ts";
import { setTags, type Tagged } from "../server/work/tags/set-tags.ts";
import type { DemoDesk } from "./demo-events.ts";

const TAGS: Omit<typeof tags.$inferInsert, "position">[] = [
  { nameEn: "Referral", nameEs: "Recomendación", color: "green" },
  { nameEn: "Teen driver", nameEs: "Conductor joven", color: "gold" },
  { nameEn: "Fleet", nameEs: "Flotilla", color: "dark-blue" },
  { nameEn: "Fair 2025", nameEs: "Feria 2025", color: "gray", isRetired: true },
];

/** Adds tags, one of them retired, and puts some on requests and a customer. */
export async function addTags(
  tx: Database,
  { viewer, rosa, james }: DemoDesk & { rosa: RequestRow; james: RequestRow },
): Promise<void> {
  const rows = await tx
    .insert(tags)
    .values(TAGS.map((tag, index) => ({ ...tag, position: index + 1 })))
    .returning();
  const [referral = 0, teen = 0, fleet = 0] = rows.map(({ id }) => id);
  const put = async (of: Tagged, add: number[]) => {
    const changed = await setTags(tx, of, { add, remove: [] });
    const about = { ...of, actorId: viewer.id, at: rosa.requestDate, place: 0n };
    if (changed) await tx.insert(deskEvents).values({ type: "tags", ...about, data: { tags: changed } });
  };
  await put({ requestId: rosa.id }, [referral, teen]);
  await put({ requestId: james.id }, [fleet]);
  if (rosa.customerId) await put({ customerId: rosa.customerId }, [referral]);
}
