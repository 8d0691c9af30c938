import { ifAllowed } from "../../support/embedded-server.ts";
import { startAndFail } from "../../support/site-process.ts";
import type { Fault } from "../fault.ts";
import { inOffice, inRounds, strike } from "../office.ts";

const IN_USE = /data folder .* is in use by another process/;

/** Returns the command for own namespaces, as in another container with the same volume. */
const apart = () => ifAllowed("unshare", "--net", "--ipc", "--pid", "--fork", "--mount-proc");

export const twoPrograms: Fault = {
  name: "two-namespaces",
  what: "a second program on the folder, in namespaces of its own",
  rounds: 2,
  cannot: () => (apart().length > 0 ? null : "this machine allows no namespaces"),
  run: (rounds) =>
    inOffice({}, (office) =>
      inRounds(rounds, (round) =>
        strike(office, round, async () => {
          const { code, output } = await startAndFail(office.variables, apart());
          if (code !== 1 || !IN_USE.test(output)) throw new Error(`the second was not refused:\n${output}`);
          return performance.now();
        }),
      ),
    ),
};
