import type { SMTPServerDataStream } from "smtp-server";
import { addressKey, networkKey } from "../../platform/http/address-key.ts";
import type { MailLimits } from "./limits.ts";
import { temporaryRefusal, type Refusal } from "./refusal.ts";

type Connection = {
  address: string;
  network: string;
  since: number;
  /** The phase of the SMTP session: the client says commands, sends a mail, or waits until its mail is stored. */
  state: "talking" | "sending" | "storing";
  stateSince: number;
  /** Bytes of the earlier mails of this session. */
  sentBefore: number;
  stream?: SMTPServerDataStream | undefined;
  hangUp(why: string): void;
};

/**
 * Limits the SMTP connections: their number in total, per IP address and per network, and the duration of each. A
 * timeout alone does not stop a slowloris client, which sends a byte now and then. So there is a minimum rate as well,
 * and when no connection is free, the slowest one is closed.
 */
export function createConnectionLimiter(limits: MailLimits, now: () => number = () => performance.now()) {
  const connections = new Map<string, Connection>();

  const bytesOf = ({ sentBefore, stream }: Connection) => sentBefore + (stream?.byteLength ?? 0);
  const rateOf = (connection: Connection) => bytesOf(connection) / Math.max(1, (now() - connection.since) / 1000);

  function disconnect(id: string, why: string): void {
    const connection = connections.get(id);
    connections.delete(id);
    connection?.hangUp(why);
    // A partial mail is of no use and takes space.
    connection?.stream?.destroy();
  }

  /** Detects a connection that is open for a while and has sent little. During "storing" the client waits for us. */
  function isSlow(connection: Connection): boolean {
    const isSettled = now() - connection.since >= limits.settledMs;
    return isSettled && connection.state !== "storing" && rateOf(connection) < limits.slowBytesPerSecond;
  }

  /** Closes the slowest of the matching connections when their limit is reached; false when none of them is slow. */
  function makeRoom(most: number, isCandidate: (connection: Connection) => boolean): boolean {
    const candidates = [...connections].filter(([, connection]) => isCandidate(connection));
    if (candidates.length < most) return true;
    // The sort is stable: among equally slow connections the oldest one is closed.
    const [slowest] = candidates
      .filter(([, connection]) => isSlow(connection))
      .toSorted(([, a], [, b]) => rateOf(a) - rateOf(b));
    if (slowest) disconnect(slowest[0], "Others are waiting, and this connection is slow");
    return slowest !== undefined;
  }

  function enterState(id: string, state: Connection["state"], stream?: SMTPServerDataStream): void {
    const connection = connections.get(id);
    if (!connection) return;
    connection.sentBefore = bytesOf(connection);
    Object.assign(connection, { state, stateSince: now(), stream });
  }

  function timeoutReason({ since, state, stateSince, stream }: Connection): string | null {
    const [session, current] = [now() - since, now() - stateSince];
    if (state === "storing") return null;
    if (session > limits.sessionMs) return "This session takes too long";
    if (state === "talking") return current > limits.talkMs ? "No mail was sent for too long" : null;
    if (current > limits.dataMs) return "This mail takes too long";
    const isTooSlow = (stream?.byteLength ?? 0) < (limits.bytesPerSecond * current) / 1000;
    return current > limits.rateAfterMs && isTooSlow ? "This mail comes too slowly" : null;
  }

  return {
    /** Registers a connection, or returns the refusal when a limit is reached. */
    enter(id: string, remoteAddress: string, hangUp: Connection["hangUp"]): Refusal | null {
      const [address, network] = [addressKey(remoteAddress), networkKey(remoteAddress)];
      const mayEnter =
        makeRoom(limits.connectionsPerAddress, (connection) => connection.address === address) &&
        makeRoom(limits.connectionsPerNetwork, (connection) => connection.network === network) &&
        makeRoom(limits.connections, () => true);
      if (!mayEnter) return temporaryRefusal("421 Too many connections, come again later");
      const at = now();
      connections.set(id, { address, network, since: at, state: "talking", stateSince: at, sentBefore: 0, hangUp });
      return null;
    },
    leave: (id: string) => void connections.delete(id),
    talks: (id: string) => enterState(id, "talking"),
    sends: (id: string, stream: SMTPServerDataStream) => enterState(id, "sending", stream),
    waits: (id: string) => enterState(id, "storing"),
    /** Closes the connections whose mail is incomplete: the graceful shutdown does not wait for them. */
    dismissSenders(): void {
      for (const [id, { state }] of connections) if (state === "sending") disconnect(id, "Closing, come again later");
    },
    /** Closes the connections that exceed a timeout or fall below the minimum rate. */
    sweep(): void {
      for (const [id, connection] of connections) {
        const why = timeoutReason(connection);
        if (why) disconnect(id, why);
      }
    },
  };
}
