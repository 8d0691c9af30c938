import { connect, createServer, type Socket } from "node:net";
import { portOf } from "./port-of.ts";

/** A connection to the server, and the client that it served last; null while it is starting. */
type Backend = { socket: Socket; client: Socket | null; rest: Buffer };

const READY = "Z".charCodeAt(0);
const TERMINATE = "X".charCodeAt(0);
const IDLE = "I".charCodeAt(0);

/** Serializes a message of PostgreSQL's protocol: its type, its length and its body. */
function message(type: string, ...body: Buffer[]): Buffer {
  const bytes = Buffer.concat(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
/** The greeting of every client: authentication succeeded, a fake process id, ready for queries. */
const GREETING = Buffer.concat([
  message("R", int32(0)),
  message("K", int32(1), int32(1)),
  message("Z", Buffer.from("I")),
]);

/** Starts a fake connection pooler in transaction mode, in front of a server on loopback without a password. */
export async function startTransactionPooler(to: number): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const idle: Backend[] = [];
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };

  /** Returns the backend that was used last, or a new one, which gets the client's startup message. */
  function lend(client: Socket, startup: Buffer): Promise<Backend> {
    const former = idle.pop();
    if (former) {
      former.client = client;
      return Promise.resolve(former);
    }
    const backend: Backend = { socket: track(connect(to, "127.0.0.1")), client: null, rest: Buffer.alloc(0) };
    backend.socket.write(startup);
    return new Promise((resolve) => {
      backend.socket.on("data", (chunk) => {
        const isStarting = backend.client === null;
        if (!isStarting) backend.client?.write(chunk);
        backend.rest = Buffer.concat([backend.rest, chunk]);
        if (!endsIdle(backend)) return;
        if (isStarting) {
          backend.client = client;
          resolve(backend);
        } else {
          backend.client?.emit("released");
          idle.push(backend);
        }
      });
    });
  }

  const server = createServer((client) => {
    track(client);
    let startup: Buffer | null = null;
    let backend: Promise<Backend> | null = null;
    client.on("released", () => (backend = null));
    client.on("data", (chunk) => {
      if (!startup) {
        startup = chunk;
        client.write(GREETING);
        return;
      }
      if (chunk[0] === TERMINATE) return void client.end();
      backend ??= lend(client, startup);
      void backend.then(({ socket }) => socket.write(chunk));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: portOf(server),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Returns true when the backend's output so far ends with "ready for query" outside a transaction. */
function endsIdle(backend: Backend): boolean {
  let isIdle = false;
  let { rest } = backend;
  while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
    const length = rest.readInt32BE(1) + 1;
    isIdle = rest[0] === READY && rest[5] === IDLE;
    rest = rest.subarray(length);
  }
  backend.rest = rest;
  return isIdle && rest.length === 0;
}
