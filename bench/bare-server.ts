import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import Fastify from "fastify";

/** The keep-alive timeout of the product: it is sent in a header. */
const KEEP_ALIVE_MS = 30_000;

/** A recorded answer: its headers, and its bytes in base64. */
export type Answer = { path: string; headers: Record<string, string>; body: string };

/**
 * Baseline of what Node can do at best: a process that sends the same bytes and headers whatever is asked, by
 * `node:http` itself, or on one route of a Fastify without hooks. `node bench/bare-server.ts http|fastify PORT FILE`,
 * FILE holding the answers.
 */
const [kind, port, file = ""] = process.argv.slice(2);
const stored: Answer[] = JSON.parse(readFileSync(file, "utf8"));
const answers = stored.map((answer) => ({
  ...answer,
  body: Buffer.from(answer.body, "base64"),
}));

const [only] = answers;
if (kind === "http" && only) {
  const headers = Object.entries(only.headers).flat();
  const options = { keepAliveTimeout: KEEP_ALIVE_MS };
  createServer(options, (_request, response) => void response.writeHead(200, headers).end(only.body)).listen(
    Number(port),
  );
} else {
  const app = Fastify({ keepAliveTimeout: KEEP_ALIVE_MS });
  for (const { path, headers, body } of answers) {
    const quickest = body.length < 16_384 ? body.toString() : body;
    app.get(path, (_request, reply) => reply.headers(headers).send(quickest));
  }
  await app.listen({ port: Number(port) });
}
