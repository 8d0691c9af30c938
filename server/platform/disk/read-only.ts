import type { FastifyInstance } from "fastify";
import { agency } from "../../../agency.config.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import type { Deps } from "../deps.ts";

/** When to try again, as a full disk answers. */
export const RETRY_SECONDS = 60;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Ways in and out: a session is a few bytes of what is held back, and somebody has to see what is wrong. */
const STILL_OPEN = /^\/api\/log(in|out)(\/|$)/;

/** The refusal of everything that would be stored. */
export function readOnly(): AppError {
  const values = { phone: localPhone(agency.phone) };
  return new AppError("unavailable", { message: "errors:readOnly", values, retryAfterSeconds: RETRY_SECONDS });
}

/** While the disk is full, calls that write are refused before anything else happens. */
export function refuseWritesWhenFull(api: FastifyInstance, { disk }: Deps): void {
  api.addHook("onRequest", (request, _reply, done) => {
    const mayGoOn = !disk.isFull() || SAFE.has(request.method) || STILL_OPEN.test(request.routeOptions.url ?? "");
    if (mayGoOn) done();
    else done(readOnly());
  });
}
