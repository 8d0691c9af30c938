import type { FastifyInstance } from "fastify";
import { afterEach } from "vitest";
import { faultOf } from "./answer-fault.ts";

const faults: string[] = [];

/** Checks every answer of the API against its endpoint's declaration; a difference fails the test that got it. */
export function checkAnswers(api: FastifyInstance): void {
  api.addHook("onSend", (request, reply, payload, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint && endpoint !== "none" && reply.statusCode < 400) {
      const found = faultOf(endpoint, reply.statusCode, String(reply.getHeader("content-type") ?? ""), payload);
      if (found) faults.push(`${endpoint} answered ${found}`);
    }
    done(null, payload);
  });
}

afterEach(() => {
  if (faults.length > 0) throw new Error(faults.splice(0).join("\n"));
});
