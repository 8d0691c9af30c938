import { z } from "zod";
import { isJson } from "../../../domain/api/endpoint.ts";
import { ENDPOINTS, endpointOf, type EndpointName } from "../../../domain/api/index.ts";
import type { OpenApi } from "../../../domain/api/operations/openapi.ts";
import { contentSchema, KIND_NAMES } from "../../../domain/content/content.ts";
import { SECTION_SCHEMAS } from "../../../domain/operations/settings/sections.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import type { Target } from "../target.ts";

export type Schema = z.core.JSONSchema.BaseSchema;
type Parameter = { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Schema };
type Operation = {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

/** An endpoint as the description of the API has it: the schemas of its input, and the media type of its body. */
export type Described = {
  name: EndpointName;
  method: string;
  address: string;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  /** True where search words may come in a header. */
  isSearched: boolean;
  body: { type: string; schema: Schema | null } | null;
  /** Set where a parameter decides what the body is: the values of the parameter, and the body of each. */
  byParameter: { parameter: string; bodies: Record<string, z.ZodType> } | null;
};

/** Reads the description that the program gives of itself, and returns its endpoints. */
export async function readDescription(target: Target, cookie: string): Promise<Described[]> {
  const answer = await target.call({ method: "GET", path: "/api/openapi.json", headers: { cookie } });
  const { paths }: OpenApi = JSON.parse(answer.body);
  return keysOf(ENDPOINTS).map((name) => {
    const [method = "", address = ""] = name.split(" ");
    const operation = paths[address.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    if (!operation) throw new Error(`the description lacks ${name}`);
    return {
      name,
      method,
      address,
      ...readOperation(operation),
      byParameter: BODIES_BY_PARAMETER[name] ?? null,
    };
  });
}

function readOperation({ parameters = [], requestBody }: Operation) {
  const own = parameters.filter((parameter) => "schema" in parameter);
  const inPlace = (place: Parameter["in"]) =>
    Object.fromEntries(own.filter((one) => one.in === place).map((one) => [one.name, one.schema]));
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return {
    params: inPlace("path"),
    query: inPlace("query"),
    isSearched: own.some((one) => one.in === "header"),
    body: type ? { type, schema: content?.schema ?? null } : null,
  };
}

const contentBodies = {
  parameter: "kind",
  bodies: Object.fromEntries(KIND_NAMES.map((kind) => [kind, contentSchema(kind)])),
};

/** The endpoints whose body is described by the value of a parameter. */
const BODIES_BY_PARAMETER: Partial<Record<EndpointName, NonNullable<Described["byParameter"]>>> = {
  "POST /api/content/:kind": contentBodies,
  "PUT /api/content/:kind/:id": contentBodies,
  "PUT /api/settings/:section": {
    parameter: "section",
    bodies: Object.fromEntries(
      keysOf(SECTION_SCHEMAS).map((section) => [
        section,
        z.object({ version: z.int().positive(), value: SECTION_SCHEMAS[section] as z.ZodType }),
      ]),
    ),
  },
};

/** Returns the JSON schema of a body as it is stored: what a preprocessing step accepts is not described. */
export const schemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });

/** Returns the rules of the body of a call: those of its endpoint, or those that the parameter names. */
export function bodyRules({ name, byParameter }: Described, params: Record<string, string>): z.ZodType | null {
  const chosen = byParameter?.bodies[params[byParameter.parameter] ?? ""];
  const { body } = endpointOf(name);
  return chosen ?? (body && isJson(body) ? body : null);
}
