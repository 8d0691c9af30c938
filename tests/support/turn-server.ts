import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ended } from "./postgres-server.ts";

/** The TURN server of Debian's package coturn. */
const PROGRAM = "/usr/bin/turnserver";

/** Returns true where coturn is installed; says so otherwise. */
export function hasTurnServer(): boolean {
  if (existsSync(PROGRAM)) return true;
  console.error("coturn is not installed: screen shares are tested without a relay.");
  return false;
}

/** Starts coturn on loopback, with the time-limited credentials of a shared secret, and waits until it listens. */
export async function startTurnServer(port: number, secret: string) {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-turn-"));
  const child = spawn(PROGRAM, [
    "-n",
    "--listening-ip=127.0.0.1",
    "--relay-ip=127.0.0.1",
    `--listening-port=${port}`,
    "--use-auth-secret",
    `--static-auth-secret=${secret}`,
    "--realm=share.test",
    "--no-tls",
    "--no-dtls",
    "--no-cli",
    // Both browsers are on this machine.
    "--allow-loopback-peers",
    "--log-file=stdout",
    `--db=${join(folder, "turndb")}`,
    `--pidfile=${join(folder, "pid")}`,
  ]);
  await new Promise<void>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("IO method (admin thread)")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`coturn did not start:\n${output}`)));
  });
  return {
    async stop(): Promise<void> {
      // It waits for its clients on SIGTERM.
      await ended(child, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
