import { connect, createServer, type Socket } from "node:net";
import { portOf } from "./port-of.ts";

export type TcpProxy = {
  port: number;
  /** Returns the bytes that came from either side so far. */
  bytes(): number;
  /** Silently drops all data of the open connections, in both directions; they stay open and neither side is told. */
  swallowOpen(): void;
  /** Does so for every connection that sends matching bytes; null ends it for new connections. */
  swallowWhere(isSuch: ((chunk: Buffer) => boolean) | null): void;
  close(): Promise<void>;
};

/** Starts a TCP proxy in front of a server on loopback, which can lose connections as a broken network does. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  const open = new Set<{ isSwallowed: boolean }>();
  const sockets = new Set<Socket>();
  let isSuch: ((chunk: Buffer) => boolean) | null = null;
  let bytes = 0;
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    const line = { isSwallowed: false };
    open.add(line);
    pass(near, far, line);
    pass(far, near, line);
    near.on("close", () => open.delete(line));
  });
  function pass(from: Socket, other: Socket, line: { isSwallowed: boolean }): void {
    sockets.add(from);
    from.on("data", (chunk) => {
      bytes += chunk.length;
      if (isSuch?.(chunk)) line.isSwallowed = true;
      if (!line.isSwallowed) other.write(chunk);
    });
    from.on("error", () => from.destroy());
    from.on("close", () => {
      sockets.delete(from);
      if (!line.isSwallowed) other.destroy();
    });
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: portOf(server),
    bytes: () => bytes,
    swallowOpen() {
      for (const line of open) line.isSwallowed = true;
    },
    swallowWhere(rule) {
      isSuch = rule;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
