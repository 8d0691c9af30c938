import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { linkCodes, type requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { codeWays } from "./code-ways.ts";
import { countDocuments, listDocuments } from "./documents.ts";
import { listPageMessages } from "./list-messages.ts";
import { findVisit } from "./visitor.ts";

type Viewed = {
  deps: Pick<Deps, "clock" | "keys" | "settings">;
  tx: Database;
  request: typeof requests.$inferSelect;
  /** The token of the browser's cookie, if it has one. */
  visitorToken: string | undefined;
};

/**
 * Presents the messages and documents of a request to a verified visitor; to any other, the ways to get a code, and how
 * many documents wait.
 */
export async function presentTalk({ deps, tx, request, visitorToken }: Viewed) {
  const verifiedUntil = await findVisit(deps, tx, request.id, visitorToken);
  if (!verifiedUntil) {
    const ways = await codeWays(deps, tx, request);
    return {
      isVerified: false as const,
      /** The ways by which a code can be sent right now, with the masked address. */
      ways: ways.map(({ channel, shown }) => ({ channel, shown })),
      hasCode: await hasCode(deps, tx, request.id),
      documents: await countDocuments(tx, request.id),
    };
  }
  return {
    isVerified: true as const,
    until: verifiedUntil.toISOString(),
    messages: await listPageMessages(deps.keys, tx, request),
    documents: await listDocuments(tx, request.id),
  };
}

/** Returns true when a code was sent that can still be used. */
async function hasCode({ clock }: Pick<Deps, "clock">, tx: Database, requestId: number): Promise<boolean> {
  return (await tx.$count(linkCodes, and(eq(linkCodes.requestId, requestId), gt(linkCodes.expiresAt, clock())))) > 0;
}
