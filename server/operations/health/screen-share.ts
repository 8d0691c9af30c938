import { randomBytes } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { connect } from "node:net";
import { textIn } from "../../platform/fault-origin.ts";
import { hasRelay } from "../../work/shares/ice.ts";
import { fail, ok, PATIENCE_MS, type Finding, type HealthNeeds } from "./finding.ts";

/** Checks the TURN server of screen shares: whether it answers. */
export async function checkScreenShare({ env }: Pick<HealthNeeds, "env">): Promise<Finding> {
  const [address] = env.TURN_URL ?? [];
  if (!address) return hasRelay(env) ? ok("health:screenShare.other") : ok("health:screenShare.direct");
  try {
    await askServer(address);
    return ok("health:screenShare.ok");
  } catch (error) {
    const code = textIn(error, "code") ?? "ABORT_ERR";
    return fail("health:screenShare.away", { reason: code === "ABORT_ERR" ? "Timeout" : code });
  }
}

/** Asks a TURN server for a sign of life: by UDP a STUN binding request, by TCP a connection. */
async function askServer(address: string): Promise<void> {
  const [, scheme, rest = "", transport] = /^(turns?):(.+?)(?:\?transport=(udp|tcp))?$/.exec(address) ?? [];
  const { hostname, port } = new URL(`http://${rest}`);
  const host = hostname.replace(/^\[|\]$/g, "");
  const number = Number(port || (scheme === "turns" ? 5349 : 3478));
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (scheme === "turns" || transport === "tcp") {
    const socket = connect({ host, port: number });
    return once(socket, "connect", { signal }).then(
      () => void socket.destroy(),
      (error: unknown) => {
        socket.destroy();
        throw error;
      },
    );
  }
  const socket = createSocket(host.includes(":") ? "udp6" : "udp4");
  try {
    const answer = once(socket, "message", { signal });
    socket.send(bindingRequest(), number, host);
    await answer;
  } finally {
    socket.close();
  }
}

/** Builds a STUN binding request (RFC 8489): type 1, no attributes, the magic cookie and a random transaction id. */
function bindingRequest(): Buffer {
  return Buffer.concat([Buffer.from([0, 1, 0, 0, 0x21, 0x12, 0xa4, 0x42]), randomBytes(12)]);
}
