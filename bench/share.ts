import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { findBrowser } from "../scripts/find-browser.ts";
import { startSite } from "../tests/support/site-process.ts";
import { startTcpProxy } from "../tests/support/tcp-proxy.ts";
import { cpuSecondsOf } from "./process-tree.ts";
import { median, tableOf, writeReport } from "./report.ts";

/**
 * Benchmark of screen shares (`npm run bench:share`): from the opened link to the first frame at the agent, and what a
 * session costs the server. Both browsers, the server and its database run on this machine.
 */
const ROUNDS = 7;
const SESSION_MS = 20_000;
const FIRST_FRAME_LIMIT_MS = 2_000;
const ADMIN = { username: "admin", password: "correct-horse-battery" };
const FAKE_MEDIA = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];

const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-bench-"));
const site = await startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
const proxy = await startTcpProxy(Number(new URL(site.url).port));
const baseURL = `http://127.0.0.1:${proxy.port}`;
const pid = site.child.pid ?? 0;
const launch = () =>
  chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu", ...FAKE_MEDIA] });
const [agents, guests] = [await launch(), await launch()];
const agent = await (await agents.newContext({ baseURL })).newPage();
const login = await agent.request.post("/api/login", { data: ADMIN });
if (!login.ok()) throw new Error(`login: ${login.status()}`);

type Round = { firstFrame: number; bytes: number; cpu: number; idleBytes: number };

/** Waits in the agent's page for the first frame of the customer's picture; returns the time by this machine's clock. */
function firstFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const video = document.querySelector("video");
          if (video) video.requestVideoFrameCallback(() => resolve(Date.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Runs one session: a new link, a new browser of a customer, the first frame, then some seconds of sharing. */
async function measure(): Promise<Round> {
  const made = await agent.request.post("/api/shares", { data: { language: "en" } });
  const { id, link } = (await made.json()) as { id: string; link: string };
  await agent.goto(`/screen-share/${id}`);
  await agent.getByText("The customer has not opened the link yet.").waitFor();
  const guest = await (await guests.newContext({ baseURL })).newPage();
  const seen = firstFrame(agent);
  const opened = Date.now();
  await guest.goto(new URL(link).pathname);
  const [cpu, bytes] = [cpuSecondsOf(pid), proxy.bytes()];
  await guest.getByRole("button", { name: "Share my screen" }).click();
  const first = (await seen) - opened;
  await agent.getByText("You see the customer's screen.").waitFor();
  const connected = proxy.bytes();
  await wait(SESSION_MS);
  const idleBytes = proxy.bytes() - connected;
  await agent.getByRole("button", { name: "End the session" }).click();
  await guest.getByRole("heading", { name: "The session is over" }).waitFor();
  const round = { firstFrame: first, bytes: proxy.bytes() - bytes, cpu: cpuSecondsOf(pid) - cpu, idleBytes };
  await guest.context().close();
  return round;
}

const rounds: Round[] = [];
// The first round warms browsers and server up.
await measure();
for (let round = 0; round < ROUNDS; round++) {
  rounds.push(await measure());
  console.log(`round ${round + 1} of ${ROUNDS}`, rounds.at(-1));
}
await Promise.all([agents.close(), guests.close()]);
await proxy.close();
await site.stop();
rmSync(dataDir, { recursive: true, force: true });

const middle = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const frame = middle("firstFrame");
const slowest = Math.max(...rounds.map((round) => round.firstFrame));
const verdict = `${FIRST_FRAME_LIMIT_MS} ms: ${frame <= FIRST_FRAME_LIMIT_MS ? "holds" : "broken"}`;
const seconds = SESSION_MS / 1000;
const table = tableOf(
  ["What", "Median", "Limit"],
  [
    ["Link opened until the first frame at the agent", `${frame} ms (slowest ${slowest} ms)`, verdict],
    [`Bytes through the server, from the press of the button to the end`, kilobytes(middle("bytes")), ""],
    [`Of them while the screen is shared, in ${seconds} s`, kilobytes(middle("idleBytes")), ""],
    [`Processor time of server and database, session of ${seconds} s`, `${(middle("cpu") * 1000).toFixed(0)} ms`, ""],
  ],
);
console.log(table);
writeReport(
  "share",
  `Made by \`npm run bench:share\`: medians of ${ROUNDS} sessions, after one that does not count. Two browsers, the server
and its embedded database share one machine. The customer's press on the button follows at once. Picture, voice and pointer go from
browser to browser; what goes through the server is the page's calls and its two event streams, with everything that the portal's
frame does by itself meanwhile.

${table}`,
);
