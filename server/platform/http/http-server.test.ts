import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { portOf } from "../../../tests/support/port-of.ts";
import { createHttpServer } from "./http-server.ts";

const MB = 1024 * 1024;
/** More than the buffers of two sockets hold. */
const FILE_MB = 64;
const STALLED_MS = 3_000;

describe("R6: a client that has asked for much", () => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-stalled-"));
  let server: TestApp;
  beforeAll(async () => {
    writeFileSync(join(folder, "big.bin"), Buffer.alloc(FILE_MB * MB));
    server = await startTestApp({ clientFolder: folder, stalledMs: STALLED_MS });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (times: number): Promise<Socket> => {
    const port = portOf(server.app.server);
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    socket.write("GET /big.bin HTTP/1.1\r\nHost: site\r\n\r\n".repeat(times));
    return socket;
  };
  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

  it.each([1, 200])("%s times and reads none of it is reset, so that nothing of it stays behind", async (times) => {
    const socket = await ask(times);
    await expect.poll(connections).toBe(1);
    await expect.poll(connections).toBe(0);
    const failed = once(socket, "end").then(
      () => "end",
      ({ code }: NodeJS.ErrnoException) => code,
    );
    socket.resume();
    expect(await failed).toBe("ECONNRESET");
    socket.destroy();
  });

  it("and has it all is hung up on, and reset only when it stays", async () => {
    const port = portOf(server.app.server);
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.write("GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n");
    socket.resume();
    await once(socket, "end");
    expect(await connections()).toBe(1);
    await expect.poll(connections).toBe(0);
    socket.destroy();
  });

  it("and reads it slowly gets all of it", async () => {
    const socket = await ask(1);
    const begun = performance.now();
    let received = 0;
    while (received < FILE_MB * MB) {
      const chunk: Buffer | null = socket.read();
      if (chunk) received += chunk.length;
      else if (socket.readableEnded || socket.destroyed) break;
      // Reads slower than the server sends, and for longer than the timeout of a stalled connection.
      await wait(chunk && received % (16 * MB) < chunk.length ? STALLED_MS / 2 : 1);
    }
    expect(received).toBeGreaterThanOrEqual(FILE_MB * MB);
    expect(performance.now() - begun).toBeGreaterThan(STALLED_MS);
    socket.destroy();
  });
});

it("R6: a client that has sent everything gets its answer, however long that takes to make", async () => {
  const stalledMs = 200;
  const server = createHttpServer({ headers: [], stalledMs }, (request, response) => {
    void text(request).then((sent) => setTimeout(() => response.end(`has ${sent}`), 5 * stalledMs));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/`, { method: "POST", body: "a file" });
  expect(await answer.text()).toBe("has a file");
  server.closeAllConnections();
  server.close();
});

it("R7: a server that ends does not wait for the connection of somebody who was still answered", async () => {
  const day = 86_400_000;
  const server = await startTestApp({ stalledMs: day });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const port = portOf(server.app.server);
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  const head = "POST /api/login HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n";
  socket.write(head);
  await once(server.app.server, "request");
  const closed = server.app.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  socket.write("{}");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400 /);
  await closed;
  await server.close();
});
