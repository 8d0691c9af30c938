import { createHmac } from "node:crypto";
import { SEARCH_HEADER } from "../../../domain/platform/search-header.ts";
import type { Deps } from "../../../server/platform/deps.ts";
import type { ApiCall } from "../target.ts";
import { asText, type Case } from "./cases.ts";
import type { Described } from "./describe.ts";

type Body = { body: string | Buffer; type: string };

/** Writes a case as the call that is sent: its address, its headers and its body. */
export async function toCall(endpoint: Described, one: Case, cookie: string | null, deps: Deps): Promise<ApiCall> {
  const { method, address } = endpoint;
  const query = new URLSearchParams(
    Object.entries(one.query).map(([name, value]) => [name, asText(value).toWellFormed()]),
  );
  const path =
    address.replaceAll(/:(\w+)/g, (_, name: string) => one.params[name] ?? "0") +
    (query.size > 0 ? `?${query.toString()}` : "");
  const headers: Record<string, string> = cookie ? { cookie } : {};
  if (one.search !== null) headers[SEARCH_HEADER] = encodeURIComponent(one.search.toWellFormed().slice(0, 500));
  const call: ApiCall = { method, path: path.slice(0, 6_000), headers };
  if (address.startsWith("/api/uploads")) Object.assign(headers, one.file.headers);
  if (method === "GET") return call;
  const body = await bodyOf(endpoint, one);
  if (!body) return call;
  if (body.type) headers["content-type"] = body.type;
  if (address.startsWith("/api/webhooks/")) headers["x-twilio-signature"] = sign(deps, path, body);
  return { ...call, body: body.body };
}

async function bodyOf({ body, address }: Described, { raw, body: value, file }: Case): Promise<Body | null> {
  if (raw) return { body: raw.text, type: raw.type };
  if (!body) return null;
  if (body.schema) {
    if (body.type === "application/json") return { body: JSON.stringify(value ?? null), type: body.type };
    const fields = Object.entries(value ?? {}).map(([name, one]) => [name, asText(one).toWellFormed()]);
    return { body: new URLSearchParams(fields).toString(), type: body.type };
  }
  if (body.type !== "multipart/form-data") return { body: file.content, type: body.type };
  const form = new FormData();
  // The other uploads take a file alone.
  if (address === "/api/uploaded-forms") form.set("line", file.line.toWellFormed());
  form.set("file", new Blob([new Uint8Array(file.content)]), file.name.toWellFormed());
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get("content-type") ?? "" };
}

/** Signs a call of the text provider's webhook, as the provider does. */
function sign({ env, settings }: Deps, path: string, { body }: Body): string {
  const token = settings.providers().textProvider?.authToken ?? "none";
  const form = Object.fromEntries(new URLSearchParams(body.toString()));
  const content = Object.keys(form)
    .toSorted()
    .map((name) => `${name}${form[name]}`)
    .join("");
  return createHmac("sha1", token).update(`${env.publicUrl}${path}${content}`).digest("base64");
}
