import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** A form service on loopback that keeps what it is sent. */
export async function startFormService() {
  const received: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(Object.fromEntries(new URLSearchParams(body)));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/agency`, received, close: () => void server.close() };
}
