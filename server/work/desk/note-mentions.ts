import { eq } from "drizzle-orm";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { mayDo } from "../../../domain/work/desk/rights.ts";
import { mentionedIn } from "../../../domain/work/mentions.ts";
import type { Database } from "../../platform/db/client.ts";
import { mentions, users } from "../../platform/db/schema/index.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";

type Note = {
  text: string;
  eventId: number;
  about: { kind: LeadKind; id: number; reference: string };
  actorId: number;
  at: Date;
};

/**
 * Stores the @mentions of a note and notifies the users mentioned, if they may view the request. Skips the author of
 * the note.
 */
export async function noteMentions(tx: Database, { text, eventId, about, actorId, at }: Note): Promise<void> {
  if (!text.includes("@")) return;
  const rows = await tx.select().from(users).where(eq(users.isActive, true));
  const request = { kind: about.kind, ownerId: null, stage: "new" } as const;
  const people = rows.filter(({ id, role }) => mayDo(role, id, request, "view"));
  const named = mentionedIn(
    text,
    people.map((user) => ({ id: user.id, name: fullNameOf(user) })),
  ).filter((id) => id !== actorId);
  if (named.length === 0) return;
  await tx.insert(mentions).values(named.map((userId) => ({ eventId, userId })));
  await writeNotice(tx, { type: "mentioned", about, to: named, actorId, at });
}
