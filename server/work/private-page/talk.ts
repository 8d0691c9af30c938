import { z } from "zod";
import { AppError, type ErrorCode } from "../../../domain/platform/errors.ts";
import type { TextKey } from "../../../domain/platform/text-keys.ts";
import { isKeyOf } from "../../../domain/platform/typed-records.ts";
import { pageCodeAsk, pageCodeEntry, pageMessage } from "../../../domain/work/page-talk.ts";
import { PAGE_CODE } from "../../../domain/work/page-talk-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { parse } from "../../platform/http/parse.ts";
import { translator } from "../../platform/texts.ts";
import { enterCode } from "../page-talk/enter-code.ts";
import { presentTalk } from "../page-talk/present-talk.ts";
import { receiveMessage } from "../page-talk/receive-message.ts";
import { sendCode } from "../page-talk/send-code.ts";
import { endVisit, findVisit, visitorCookieName } from "../page-talk/visitor.ts";
import type { PrivateAction, PrivateDeed, Visit } from "./visit.ts";

/** Returns the token of the cookie that a browser got for its code. */
const visitorTokenOf = (env: Visit["deps"]["env"], http: Visit["http"]) => http.cookies[visitorCookieName(env)];

/** Returns true when the browser entered the code of this request, within the last half hour. */
export async function verifiedVisitor({ deps, http }: Pick<Visit, "deps" | "http">, requestId: number) {
  return (await findVisit(deps, deps.db, requestId, visitorTokenOf(deps.env, http))) !== null;
}

/** Throws `forbidden` unless the browser entered the code of this request. */
export async function assertVerified(visit: Pick<Visit, "deps" | "http">, requestId: number): Promise<void> {
  if (!(await verifiedVisitor(visit, requestId))) {
    throw new AppError("forbidden", { message: "errors:pageUnverified" });
  }
}

/** The words for a download that was refused, by the code of the error. */
const REFUSED_DOWNLOAD = {
  forbidden: "errors:pageUnverified",
  notFound: "errors:documentGone",
  tooMany: "errors:tooMany",
  unavailable: "errors:unavailable",
} as const satisfies Partial<Record<ErrorCode, TextKey>>;

/** Presents messages and documents, or how to get the code that opens them, and why a download led back to the page. */
export async function presentPageTalk({ deps, tx, request, language, http }: Visit) {
  const talk = await presentTalk({ deps, tx, request, visitorToken: visitorTokenOf(deps.env, http) });
  const { refused } = z.object({ refused: z.string().optional().catch(undefined) }).parse(http.query);
  // Opened again since: the address of the page still says that it was closed.
  const isOver = refused === undefined || (refused === "forbidden" && talk.isVerified);
  if (isOver) return { ...talk, refusedDownload: null };
  const why = isKeyOf(REFUSED_DOWNLOAD, refused) ? REFUSED_DOWNLOAD[refused] : "errors:internal";
  return { ...talk, refusedDownload: translator(language)(why) };
}

/** Sends a one-time code to an address that the request has. */
export const sendCodeAction: PrivateAction = ({ deps, request, form, language, reply }) => {
  const { channel } = parse(pageCodeAsk, form);
  return sendCode(deps, request, channel, { language, ip: reply.request.ip });
};

/** Accepts the code and gives the browser its cookie. */
export const enterCodeAction: PrivateAction = async ({ deps, request, form, reply }) => {
  const { code } = parse(pageCodeEntry, form);
  const client = { ip: reply.request.ip, oldToken: visitorTokenOf(deps.env, reply.request) };
  const token = await enterCode(deps, request, code, client);
  // The page that answers a form without script is made in the same request: it must know the cookie already.
  reply.request.cookies[visitorCookieName(deps.env)] = token;
  void reply.setCookie(visitorCookieName(deps.env), token, {
    ...cookieOptions(deps),
    maxAge: PAGE_CODE.sessionMinutes * 60,
  });
};

/** Stores a message of a verified visitor. */
export const messageAction: PrivateAction = async ({ deps, request, form, reply }) => {
  const { text } = parse(pageMessage, form);
  await assertVerified({ deps, http: reply.request }, request.id);
  await receiveMessage(deps, request, text, reply.request.ip);
  return { at: deps.clock().toISOString() };
};

/** Ends the visit: whoever uses the browser next finds the page closed. */
export const leaveAction: PrivateAction = async ({ deps, request, reply }) => {
  const token = visitorTokenOf(deps.env, reply.request);
  if (!token) return;
  await makeChange(deps, { ip: reply.request.ip }, async (tx) => {
    const isEnded = await endVisit(tx, token);
    const subject = { type: request.kind, id: request.reference };
    return { event: isEnded ? { action: "page.leave", subject } : null };
  });
  delete reply.request.cookies[visitorCookieName(deps.env)];
  void reply.clearCookie(visitorCookieName(deps.env), cookieOptions(deps));
};

const cookieOptions = ({ env }: Pick<PrivateDeed["deps"], "env">) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: env.isProduction }) as const;
