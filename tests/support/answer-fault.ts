import { isDeepStrictEqual } from "node:util";
import { isJson } from "../../domain/api/endpoint.ts";
import { endpointOf, type EndpointName } from "../../domain/api/index.ts";

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
