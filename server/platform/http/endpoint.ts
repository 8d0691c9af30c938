import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isJson, type Endpoint, type Method } from "../../../domain/api/endpoint.ts";
import {
  endpointOf,
  type AnswerOf,
  type BodyOf,
  type EndpointName,
  type JsonEndpoint,
  type ParamsOf,
  type QueryOf,
} from "../../../domain/api/index.ts";
import type { RouteAccess } from "./access.ts";
import { listFilterOf } from "./list-filter.ts";
import { parse } from "./parse.ts";

/** A call as its handler sees it. Each part is validated when it is read: the handler decides what comes first. */
export type Call<N extends EndpointName> = {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The result of a handler. A file is sent by the handler itself. */
type HandlerResult<N extends EndpointName> = N extends JsonEndpoint ? AnswerOf<N> : FastifyReply;
type Options = RouteAccess & {
  bodyLimit?: number;
  /** True for an answer that goes on until somebody hangs up: then there is no HEAD route. */
  isEndless?: boolean;
};

const PREFIX = "/api";

/** Registers the route of a declared endpoint: who may call it, how often, and what it does. */
export function endpoint<N extends EndpointName>(
  app: FastifyInstance,
  name: N,
  { bodyLimit, isEndless = false, ...access }: Options,
  handle: (call: Call<N>) => HandlerResult<N> | Promise<HandlerResult<N>>,
): void {
  const declared = endpointOf(name);
  const [method, address = ""] = name.split(" ");
  app.route({
    ...(bodyLimit && { bodyLimit }),
    ...(isEndless && { exposeHeadRoute: false }),
    method: method as Method,
    url: address.slice(PREFIX.length),
    config: { ...access, endpoint: name },
    handler(request, reply) {
      if (declared.status) void reply.code(declared.status);
      return handle(callOf(declared, request, reply) as Call<N>);
    },
  });
}

function callOf({ params, query, body }: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  return {
    request,
    reply,
    get params() {
      return params && parse(params, request.params);
    },
    get query() {
      return query && parse(query, listFilterOf(request));
    },
    get body() {
      return body && isJson(body) ? parse(body, request.body) : undefined;
    },
  };
}
