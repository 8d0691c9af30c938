import type { FastifyReply } from "fastify";
import pino from "pino";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { handleError } from "../../app/entry.server.tsx";
import { requestContext } from "../../app/lib/request-context.ts";
import type { Deps } from "../../server/platform/deps.ts";
import { createRequestServices } from "../../server/web/request-services.ts";
import { fixedSettings } from "../support/agency.ts";
import { testEnv } from "../support/test-env.ts";

const SECRET = "Ana Ruiz, 713-555-0142";

/** Returns the log entry of an error that a loader, an action or a component threw. */
function loggedError(error: unknown, signal?: AbortSignal): Record<string, unknown> | undefined {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) }).child({ reqId: "r-7" });
  const context = new RouterContextProvider();
  const reply = { request: { log, headers: {} } } as unknown as FastifyReply;
  context.set(
    requestContext,
    createRequestServices({ env: testEnv({}), settings: fixedSettings() } as Deps, reply, "nonce"),
  );
  handleError(error, { request: new Request("http://site/quote", { ...(signal && { signal }) }), context });
  return lines[0] === undefined ? undefined : JSON.parse(lines[0]);
}

it("a page that fails, also one that a form was sent to, is found in the log by its request, without what was typed", () => {
  const line = loggedError(new TypeError(`no ${SECRET}`));
  expect(line).toMatchObject({ reqId: "r-7", msg: "request failed", err: { name: "TypeError" } });
  expect(JSON.stringify(line)).toContain("page-faults.test.ts");
  expect(JSON.stringify(line)).not.toContain(SECRET);
});

it("pages that are not there and visitors who went away are no faults", () => {
  expect(loggedError({ status: 404 })).toBeUndefined();
  expect(loggedError(new Error("gone"), AbortSignal.abort())).toBeUndefined();
});
