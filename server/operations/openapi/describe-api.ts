import { z } from "zod";
import { isJson, type Endpoint } from "../../../domain/api/endpoint.ts";
import { endpointOf, type EndpointName } from "../../../domain/api/index.ts";
import type { OpenApi } from "../../../domain/api/operations/openapi.ts";
import { ERROR_STATUS } from "../../../domain/platform/errors.ts";
import { SESSION_ENDS } from "../../../domain/platform/session-ends.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { mayAccess, ROLES, type Access } from "../../../domain/platform/permissions.ts";
import { SEARCH_HEADER } from "../../../domain/platform/search-header.ts";
import type { GuardedRoute } from "../../platform/http/access.ts";

type Schema = z.core.JSONSchema.BaseSchema;
type Operation = OpenApi["paths"][string][string];

const JSON_TYPE = "application/json";

/**
 * Describes the API as OpenAPI 3.1, from the declarations that its routes go by. It holds no sentence: texts of the
 * server are in the reader's language, and this is read by programs.
 */
export function describeApi(routes: readonly GuardedRoute[], cookie: string, name: string): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const { method, access, endpoint } of routes) {
    if (endpoint === "none") continue;
    const path = addressIn(endpoint).replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[method.toLowerCase()] = describe(endpoint, access);
  }
  return {
    openapi: "3.1.0",
    info: { title: `${name} API`, version: "1" },
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookie } },
      parameters: { lang: { name: "lang", in: "query", schema: { enum: LANGUAGES } } },
      schemas: { Error: ERROR_SCHEMA },
      responses: {
        Error: { description: "Error", content: json({ $ref: "#/components/schemas/Error" }) },
      },
    },
  };
}

const ERROR_SCHEMA = {
  type: "object",
  required: ["error", "code"],
  properties: {
    error: { type: "string" },
    code: { enum: Object.keys(ERROR_STATUS) },
    fields: { type: "object", additionalProperties: { type: "string" } },
    sessionEnd: { enum: SESSION_ENDS },
  },
};

const addressIn = (name: EndpointName) => name.split(" ")[1] ?? "";
const json = (schema: object) => ({ [JSON_TYPE]: { schema } });

function describe(name: EndpointName, access: Access): Operation {
  const { answer, status = 200, ...taken } = endpointOf(name);
  const content = isJson(answer) ? json(schemaOf(answer, "output")) : filesOf(answer.mediaType);
  const success = content ? status : 204;
  return {
    operationId: name,
    "x-roles": ROLES.filter((role) => mayAccess(role, access)),
    security: access === "public" ? [] : [{ session: [] }],
    parameters: [...parametersOf(taken), { $ref: "#/components/parameters/lang" }],
    ...(taken.body && { requestBody: { required: true, content: bodyOf(taken.body, taken.bodyType) } }),
    responses: {
      [success]: { description: String(success), ...(content && { content }) },
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

const filesOf = (mediaType: string | null) => mediaType && { [mediaType]: {} };

function bodyOf(body: NonNullable<Endpoint["body"]>, type = JSON_TYPE) {
  return isJson(body) ? { [type]: { schema: schemaOf(body, "input") } } : filesOf(body.mediaType);
}

/** Lists the parameters. Search words are no part of an address: they are sent in a header. */
function parametersOf({ params, query }: Pick<Endpoint, "params" | "query">): object[] {
  const inPath = fieldsOf(params).map(({ name, schema }) => ({ name, in: "path", required: true, schema }));
  const asked = fieldsOf(query).map(({ name, schema, required }) =>
    name === "q" ? { name: SEARCH_HEADER, in: "header", schema } : { name, in: "query", required, schema },
  );
  return [...inPath, ...asked];
}

function fieldsOf(schema: z.ZodObject | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}
