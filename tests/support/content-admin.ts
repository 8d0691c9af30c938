import type { LightMyRequestResponse } from "fastify";
import type { ContentItem, ContentKind, ContentSummary } from "../../domain/content/content.ts";
import { sampleOf } from "./content-samples.ts";
import { logInAs, type TestApp } from "./test-app.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";
let samples = 1;

/** Makes a valid item that no other test has made. */
export const nextSample = (kind: ContentKind) => sampleOf(kind, samples++);

/** Returns the API calls of an admin who edits the content. */
export function contentAdmin(server: () => TestApp) {
  let session: Promise<string> | undefined;

  async function call(method: Method, path: string, payload?: object, as?: string): Promise<LightMyRequestResponse> {
    session ??= logInAs(server().app);
    const headers = { cookie: as ?? (await session) };
    return server().app.inject({ method, url: `/api/content/${path}`, headers, ...(payload ? { payload } : {}) });
  }

  return {
    call,
    list: async (kind: ContentKind) => (await call("GET", kind)).json<ContentSummary[]>(),
    async create(kind: ContentKind) {
      const input = nextSample(kind);
      return { input, item: (await call("POST", kind, input)).json<ContentItem>() };
    },
  };
}
