import { and, eq } from "drizzle-orm";
import type { GuestShare, Share } from "../../../domain/api/work/share.ts";
import { PHOTO_SHOWN } from "../../../domain/content/photographs.ts";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { requestAddress } from "../../../domain/work/request-kinds.ts";
import type { ShareInvitation, ShareState, ShareWay } from "../../../domain/work/share-options.ts";
import { requests, teamPhotographs, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { linkCutoff, linkPath, linkToken } from "../private-links/link.ts";
import { findByToken, findOwnShare, isOpen, type ShareRow } from "./find-share.ts";
import { shareAddress, shareToken } from "./link.ts";
import { notesOf } from "./notes.ts";
import { linkWays } from "./send-link.ts";

/** Presents a share to its agent. */
export async function presentShare(deps: Deps, key: string, actor: User): Promise<Share> {
  const share = await findOwnShare(deps.db, key, actor.id);
  const now = deps.clock();
  const isUnopened = isOpen(share, now) && share.guestHash === null;
  const token = isUnopened ? shareToken(deps.keys, share) : null;
  const request = await findRequest(deps, share);
  const { language, relayOnly, endReason } = share;
  const isExpired = !share.endedAt && !isOpen(share, now);
  return {
    id: share.key,
    state: stateOf(share, now),
    language,
    relayOnly,
    link: token && shareAddress(deps.env, language, token),
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    beganAt: share.beganAt?.toISOString() ?? null,
    endedAt: (isExpired ? share.expiresAt : share.endedAt)?.toISOString() ?? null,
    endReason: isExpired ? "expired" : endReason,
    request: request && {
      reference: request.reference,
      name: request.name ?? "",
      path: requestAddress(request.reference),
    },
    ways: request && isUnopened ? await openWays(deps, request, share, actor) : [],
    notes: notesOf(deps.keys, share),
  };
}

function stateOf(share: ShareRow, now: Date): ShareState {
  if (!isOpen(share, now)) return "ended";
  if (share.beganAt) return "begun";
  return share.guestHash === null ? "waiting" : "opened";
}

async function findRequest({ db }: Deps, { requestId }: ShareRow) {
  if (requestId === null) return null;
  return (await db.select().from(requests).where(eq(requests.id, requestId)))[0] ?? null;
}

/** Lists the ways to send the link; none for an agent who may no longer answer the request. */
async function openWays(
  deps: Deps,
  request: typeof requests.$inferSelect,
  share: ShareRow,
  actor: User,
): Promise<ShareWay[]> {
  try {
    const ways = await linkWays(deps, deps.db, { request, share, actor, purpose: "look" });
    return [...new Set(ways.map(({ by }) => by))];
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden") return [];
    throw error;
  }
}

/** Presents the invitation that a link leads to, before anything is bound. Reads only. */
export async function presentInvitation(
  deps: Deps,
  token: string,
  cookie: string | undefined,
): Promise<ShareInvitation> {
  const share = await findByToken(deps.db, token, cookie, deps.clock());
  return { ...(await invitationOf(deps, share)), isBound: share.isBound };
}

/** Presents a share to the browser that it is bound to. */
export async function presentToGuest(deps: Deps, share: ShareRow): Promise<GuestShare> {
  const request = await findRequest(deps, share);
  const isWorking = request && request.lastUsedAt > linkCutoff(deps.clock()) && !request.isSuspect;
  const token = isWorking ? linkToken(deps.keys, request) : null;
  const uploadPath = token && pathIn(share.language, linkPath(token));
  return { ...(await invitationOf(deps, share)), isBound: true, uploadPath };
}

async function invitationOf(deps: Deps, { userId, language, expiresAt }: ShareRow) {
  const [agent] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (!agent) throw new AppError("notFound");
  const picture = { name: fullNameOf(agent), pictureUrl: await pictureOf(deps, userId) };
  return { agent: picture, language, expiresAt: expiresAt.toISOString() };
}

/** Finds the photograph of an agent that the site shows; null where they agreed to none. */
async function pictureOf({ db, content }: Deps, userId: number): Promise<string | null> {
  const which = and(eq(teamPhotographs.userId, userId), eq(teamPhotographs.size, 2 * PHOTO_SHOWN));
  const [photo] = await db.select({ sha256: teamPhotographs.sha256 }).from(teamPhotographs).where(which);
  const address = `/team/${photo?.sha256 ?? ""}.png`;
  return content.current().team.some((member) => member.photo?.addresses.includes(address)) ? address : null;
}
