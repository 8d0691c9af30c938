type CallOptions = { headers?: Record<string, string>; body?: object };

/** Creates an HTTP client that behaves like one browser: it keeps the latest session cookie. */
export function clientOf(site: string, always: Record<string, string> = {}) {
  let cookie = "";
  async function call(method: string, path: string, { headers = {}, body }: CallOptions = {}): Promise<Response> {
    const json: Record<string, string> = body ? { "content-type": "application/json" } : {};
    const answer = await fetch(site + path, {
      method,
      headers: { ...always, cookie, ...json, ...headers },
      redirect: "manual",
      ...(body && { body: JSON.stringify(body) }),
    });
    const given = answer.headers.getSetCookie().find((c) => /^(__Host-)?session=./.test(c));
    if (given) cookie = given.split(";")[0] ?? "";
    return answer;
  }
  return {
    get: (path: string, headers?: Record<string, string>) => call("GET", path, headers && { headers }),
    post: (path: string, body: object, headers?: Record<string, string>) =>
      call("POST", path, { body, ...(headers && { headers }) }),
    put: (path: string, body: object) => call("PUT", path, { body }),
    read: async <T>(path: string): Promise<T> => (await call("GET", path)).json(),
    logIn: (username: string, password: string) => call("POST", "/api/login", { body: { username, password } }),
  };
}
