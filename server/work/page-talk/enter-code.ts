import { and, eq, gt, lt, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { PAGE_CODE } from "../../../domain/work/page-talk-options.ts";
import { makeChange, recordEventOnly } from "../../platform/audit/make-change.ts";
import { linkCodes, type requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { isCode } from "./send-code.ts";
import { startVisit } from "./visitor.ts";

type OpenedRequest = Pick<typeof requests.$inferSelect, "id" | "kind" | "reference">;
type Guesser = { ip: string; oldToken: string | undefined };

/**
 * Accepts the code of a request once and returns the token of the session that begins. A guess is counted before it is
 * looked at (N4): by request, by IP address, and by code. Throws `invalid` for a wrong, used or expired code alike.
 */
export async function enterCode(
  deps: Deps,
  request: OpenedRequest,
  code: string,
  { ip, oldToken }: Guesser,
): Promise<string> {
  const { loginLimits } = deps;
  const subject = { type: request.kind, id: request.reference };
  const guesser = { username: `private page ${request.id}`, ip };
  await loginLimits.take("page-code", guesser);
  const codeHash = await takeTry(deps, request.id);
  if (codeHash === undefined || !isCode(deps.keys, request.id, code, codeHash)) {
    await recordEventOnly(deps, { ip }, { action: "page.code-failed", subject });
    throw wrongCode();
  }
  const token = await makeChange(deps, { ip }, async (tx) => {
    const spent = await tx
      .delete(linkCodes)
      .where(and(eq(linkCodes.requestId, request.id), eq(linkCodes.codeHash, codeHash)))
      .returning({ requestId: linkCodes.requestId });
    // Two browsers may enter the code at once: one is first.
    if (spent.length === 0) throw wrongCode();
    return { result: await startVisit(deps, tx, request.id, oldToken), event: { action: "page.verify", subject } };
  });
  await loginLimits.giveBack(guesser);
  await loginLimits.forget(guesser, ["page-code"]);
  return token;
}

/** Takes one of the tries of the code and returns its hash; undefined when there is no code with tries left. */
async function takeTry({ db, clock }: Pick<Deps, "db" | "clock">, requestId: number): Promise<string | undefined> {
  const [row] = await db
    .update(linkCodes)
    .set({ tries: sql`${linkCodes.tries} + 1` })
    .where(
      and(eq(linkCodes.requestId, requestId), gt(linkCodes.expiresAt, clock()), lt(linkCodes.tries, PAGE_CODE.tries)),
    )
    .returning({ codeHash: linkCodes.codeHash });
  return row?.codeHash;
}

const wrongCode = () =>
  new AppError("invalid", { message: "errors:wrongPageCode", fields: { code: "errors:wrongPageCode" } });
