import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "./port-of.ts";

/**
 * Starts a form service on loopback that records what it receives and counts connections. It answers with `answered`
 * bytes.
 */
export async function startFormService(answered = 0) {
  const received: Record<string, string>[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(Object.fromEntries(new URLSearchParams(body)));
      response.end("x".repeat(answered));
    });
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}/agency`,
    received,
    connections: () => connections,
    close: () => void server.close(),
  };
}
