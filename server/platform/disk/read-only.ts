import type { FastifyInstance } from "fastify";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import type { Deps } from "../deps.ts";

/** Seconds of Retry-After in the answer while the disk is full. */
export const RETRY_SECONDS = 60;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Login and logout stay open: a session takes a few bytes of the reserve, and somebody has to see what is wrong. */
const STILL_OPEN = /^\/api\/log(in|out)(\/|$)/;

/** Creates the error for writes while the site is read-only. */
export function readOnly({ phone }: Pick<Agency, "phone">): AppError {
  const values = { phone: localPhone(phone) };
  return new AppError("unavailable", { message: "errors:readOnly", values, retryAfterSeconds: RETRY_SECONDS });
}

/** Rejects writes while the disk is full, before anything else happens. */
export function refuseWritesWhenFull(api: FastifyInstance, { disk, settings }: Deps): void {
  api.addHook("onRequest", (request, _reply, done) => {
    const mayGoOn = !disk.isFull() || SAFE.has(request.method) || STILL_OPEN.test(request.routeOptions.url ?? "");
    if (mayGoOn) done();
    else done(readOnly(settings.agency()));
  });
}
