import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BlogPost } from "../../../domain/api/content/content.ts";
import { startTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const TOKEN = "a-token-for-prometheus";
/** Response headers of the connection, or with a new value each time. */
const VOLATILE_HEADERS = ["connection", "keep-alive", "date", "x-request-id"];

describe("public lists that are answered before the framework", () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  let now = new Date();
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    server = await startTestApp({ log, clock: () => now, env: { METRICS_TOKEN: TOKEN } });
    url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => server.close());

  const paths = ["/api/testimonials", "/api/testimonials?lang=es", "/api/blog-posts", "/api/blog-posts?lang=es"];
  it.each(paths)("%s is what the route answers, with the same headers", async (path) => {
    const headers = { "accept-language": "es;q=0.5, en" };
    const quick = await fetch(url + path, { headers });
    const whole = await fetch(`${url}${path}${path.includes("?") ? "&" : "?"}x=1`, { headers });
    const named = ({ headers: all }: Response) => [...all].filter(([name]) => !VOLATILE_HEADERS.includes(name));
    expect(named(quick)).toEqual(named(whole));
    expect(await quick.text()).toBe(await whole.text());
    expect(quick.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  });

  it("are logged and counted as the route's own", async () => {
    const count = async () => {
      const { body } = await server.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
      return Number(/route="\/api\/testimonials",status="2xx"} (\d+)/.exec(body)?.[1] ?? 0);
    };
    const before = await count();
    const id = (await fetch(`${url}/api/testimonials?lang=en`)).headers.get("x-request-id");
    expect(await count()).toBe(before + 1);
    const line = lines.map((text): Record<string, unknown> => JSON.parse(text)).find(({ reqId }) => reqId === id);
    expect(line).toMatchObject({ method: "GET", route: "/api/testimonials", status: 200, msg: "request" });
  });

  it("show a post as soon as its day has come", async () => {
    const slugs = async () => {
      const posts: BlogPost[] = await (await fetch(`${url}/api/blog-posts`)).json();
      return posts.map((post) => post.slug);
    };
    const all = await slugs();
    const newest = server.deps.content.current().posts[0];
    now = new Date((newest?.publishDate.getTime() ?? 0) - 1);
    expect(await slugs()).toEqual(all.filter((slug) => slug !== newest?.slug));
    now = new Date(now.getTime() + 1);
    expect(await slugs()).toEqual(all);
  });

  it("leave a fault to the framework", async () => {
    const { content } = server.deps;
    const { current } = content;
    content.current = () => {
      throw new Error("broken");
    };
    expect((await fetch(`${url}/api/testimonials`)).status).toBe(500);
    content.current = current;
  });
});
