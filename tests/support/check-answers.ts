import type { FastifyInstance } from "fastify";
import { isDeepStrictEqual } from "node:util";
import { afterEach } from "vitest";
import { isJson } from "../../domain/api/endpoint.ts";
import { endpointOf, type EndpointName } from "../../domain/api/index.ts";

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

/** Returns how an answer differs from its declaration, or null. A key that the schema does not have is a fault, too. */
export function faultOf(name: EndpointName, status: number, type: string, payload: unknown): string | null {
  const { answer, status: expected = 200 } = endpointOf(name);
  if (!isJson(answer)) {
    const isRight =
      answer.mediaType === null ? status === 204 : answer.mediaType === "*/*" || isOf(type, answer.mediaType);
    return isRight ? null : `${status} ${type}`;
  }
  if (status !== expected) return `${status} instead of ${expected}`;
  const sent: unknown = JSON.parse(String(payload));
  const read = answer.safeParse(sent);
  if (!read.success) return read.error.message;
  return isDeepStrictEqual(read.data, sent) ? null : `more than it declares: ${JSON.stringify(sent)}`;
}

const isOf = (type: string, expected: string) => type.split(";")[0] === expected;
