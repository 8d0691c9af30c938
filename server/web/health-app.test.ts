import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { describeOnServer } from "../../tests/support/test-app.ts";
import { startHealthListener } from "./health-app.ts";
import { explainStartError } from "../platform/explain-start-error.ts";
import { portOf } from "../../tests/support/port-of.ts";

/** Occupies a port as another process would. */
async function occupyPort(port: number): Promise<{ port: number; free(): void }> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  return { port: portOf(server), free: () => server.close() };
}

describeOnServer("a process without the web whose health port is taken", (server) => {
  const worker = (HEALTH_PORT?: number) => {
    const { deps } = server();
    return { ...deps, env: { ...deps.env, HOST: "127.0.0.1", SERVICES: ["worker" as const], HEALTH_PORT } };
  };

  it("works all the same where nobody chose the port", async () => {
    const other = await occupyPort(9310);
    expect(await startHealthListener(worker())).toBeNull();
    other.free();
  });

  it("does not start where somebody did, and says which variable to change", async () => {
    const other = await occupyPort(0);
    const deps = worker(other.port);
    const fault: unknown = await startHealthListener(deps).catch((error: unknown) => error);
    expect(explainStartError(fault, deps.env)).toBe(
      `Another program listens on port ${other.port} of 127.0.0.1 already. Stop it, or set HEALTH_PORT to another number.`,
    );
    other.free();
  });
});
