import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { ended, freePort } from "../tests/support/postgres-server.ts";
import { startSite } from "../tests/support/site-process.ts";
import type { Answer } from "./bare-server.ts";
import { cpuSecondsOf } from "./process-tree.ts";
import { writeReport, median, tableOf } from "./report.ts";

/**
 * Benchmark of an answer beside a bare server that sends the same bytes and headers, and beside nginx where it is
 * installed: `npm run bench:serve`. Counts requests per second of the server's own CPU time, so that neither the client
 * nor whatever else runs on the machine is part of it. Servers have the first core, the client the second.
 */
const ROUNDS = 5;
const SECONDS = 2;
/** Minimum CPU time of a round: the kernel counts in hundredths of a second, and nginx needs few of them. */
const LEAST_CPU_SECONDS = 0.5;
const CONNECTIONS = 50;
/** Warm-up requests before each measurement: addresses that are seldom asked are slower, on every side. */
const WARM_UP = 2_000;
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd", "accept-language": "en-US,en;q=0.9" };
const PAGES = ["/", "/es/quote?type=auto"];
const LISTS = ["/api/testimonials?lang=en", "/api/blog-posts?lang=en"];
const LIMIT = { page: 0.95, list: 0.8 };
/** Headers that the connection adds by itself, or that differ from answer to answer. */
const NOT_OURS = ["date", "connection", "keep-alive", "transfer-encoding"];

const folder = mkdtempSync(join(tmpdir(), "bluebonnet-serve-"));
const serverCore = ["taskset", "-c", "0"];
spawnSync("taskset", ["-p", "-c", "1", String(process.pid)], { stdio: "ignore" });

type Server = { url: string; pid: number; stop(): Promise<unknown> };

async function startProduct(): Promise<Server> {
  const variables = { DATA_DIR: join(folder, "data"), ADMIN_PASSWORD: "correct-horse-battery", LOG_LEVEL: "info" };
  const site = await startSite(variables, serverCore);
  return { url: site.url, pid: site.child.pid ?? 0, stop: () => site.stop() };
}

async function started(child: ChildProcess, port: number): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) await wait(50);
  return { url, pid: child.pid ?? 0, stop: () => ended(child, "SIGTERM") };
}

async function startBare(kind: "http" | "fastify", answers: Answer[]): Promise<Server> {
  const [port, file] = [await freePort(), join(folder, `${kind}-${answers.length}-${Math.random()}.json`)];
  writeFileSync(file, JSON.stringify(answers));
  const script = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const [command, ...args] = [...serverCore, process.execPath, script, kind, String(port), file];
  return started(spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] }), port);
}

/** Starts nginx with one file, already compressed, and the same headers; null when it is not installed. */
async function startNginx({ headers, body }: Answer): Promise<Server | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const port = await freePort();
  const root = join(folder, `nginx-${port}`);
  mkdirSync(root);
  writeFileSync(join(root, "answer"), Buffer.from(body, "base64"));
  const own = Object.entries(headers).filter(([name]) => !["content-type", "content-length", "etag"].includes(name));
  const lines = own.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join("\n");
  writeFileSync(
    join(root, "nginx.conf"),
    `daemon off; master_process off; worker_processes 1; pid ${root}/pid; error_log ${root}/errors;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; client_body_temp_path ${root}/a; proxy_temp_path ${root}/b;
fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e; open_file_cache max=10;
default_type "${headers["content-type"]}"; server { listen 127.0.0.1:${port}; root ${root}; rewrite ^ /answer break;
${lines} } }\n`,
  );
  const [command, ...args] = [...serverCore, "nginx", "-e", `${root}/errors`, "-c", `${root}/nginx.conf`];
  return started(spawn(command, args, { stdio: "inherit" }), port);
}

/** Records the answer as it is sent, once the page is cached and compressed. */
async function answerOf(url: string, path: string): Promise<Answer> {
  const isPage = !path.startsWith("/api/");
  for (;;) {
    const response = await fetch(url + path, { headers: BROWSER });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    if (!isPage || response.headers.get("content-encoding") === "br") break;
    await wait(100);
  }
  // By `node:http`: `fetch` would decompress the body.
  const [response] = (await once(get(url + path, { headers: BROWSER, agent: false }), "response")) as [IncomingMessage];
  const body = await buffer(response);
  const headers = Object.entries(response.headers).filter(([name]) => !NOT_OURS.includes(name));
  return { path, headers: Object.fromEntries(headers) as Answer["headers"], body: body.toString("base64") };
}

/** Measures the requests that a server answers in a second of its CPU time. */
async function rateOf(server: Server, path: string): Promise<number> {
  const load = { url: server.url + path, connections: CONNECTIONS, headers: BROWSER };
  await autocannon({ ...load, amount: WARM_UP });
  const before = cpuSecondsOf(server.pid);
  let [answered, spent] = [0, 0];
  while (spent < LEAST_CPU_SECONDS) {
    const round = await autocannon({ ...load, duration: SECONDS });
    if (round.non2xx + round.errors > 0) throw new Error(`${path}: ${round.non2xx} refused, ${round.errors} failed`);
    answered += round["2xx"];
    spent = cpuSecondsOf(server.pid) - before;
  }
  return answered / spent;
}

const product = await startProduct();
const answers = await Promise.all([...PAGES, ...LISTS].map((path) => answerOf(product.url, path)));
const subjects = [];
for (const answer of answers) {
  const isPage = PAGES.includes(answer.path);
  const bare = await startBare(isPage ? "http" : "fastify", [
    { ...answer, path: isPage ? answer.path : answer.path.replace(/\?.*/, "") },
  ]);
  const rates: Record<"ours" | "bare" | "nginx", number[]> = { ours: [], bare: [], nginx: [] };
  subjects.push({
    answer,
    isPage,
    bare,
    nginx: await startNginx(answer),
    rates,
  });
}
for (let round = 0; round < ROUNDS; round++) {
  for (const { answer, bare, nginx, rates } of subjects) {
    rates.ours.push(await rateOf(product, answer.path));
    rates.bare.push(await rateOf(bare, answer.path));
    if (nginx) rates.nginx.push(await rateOf(nginx, answer.path));
    console.log(
      `round ${round + 1} of ${ROUNDS}`,
      answer.path,
      rates.ours.at(-1),
      rates.bare.at(-1),
      rates.nginx.at(-1),
    );
  }
}
for (const { bare, nginx } of subjects) await Promise.all([bare.stop(), nginx?.stop()]);
await product.stop();

const rows = subjects.map(({ answer, isPage, rates }) => {
  const [ours, bare, nginx] = [median(rates.ours), median(rates.bare), median(rates.nginx)];
  const limit = isPage ? LIMIT.page : LIMIT.list;
  const ratio = ours / bare;
  const size = `${(Buffer.from(answer.body, "base64").length / 1000).toFixed(1)} kB`;
  const per = (rate: number) => (Number.isNaN(rate) ? "not installed" : Math.round(rate).toLocaleString("en-US"));
  const verdict = `${limit}: ${ratio >= limit ? "holds" : "broken"}`;
  return [
    answer.path,
    size,
    per(ours),
    `${per(bare)} (${isPage ? "node:http" : "Fastify"})`,
    ratio.toFixed(2),
    verdict,
    per(nginx),
  ];
});
const table = tableOf(["Address", "Body", "Ours", "Bare", "Ratio", "Limit", "nginx, a file"], rows);
console.log(table);
writeReport(
  "serve",
  `Made by \`npm run bench:serve\`: requests per second of the server's own processor time, ${CONNECTIONS} connections, medians of
${ROUNDS} rounds of ${SECONDS} s, turn and turn about; a round goes on until the server has worked for ${LEAST_CPU_SECONDS} s. The bare server
sends the same bytes and headers, made beforehand, whatever is asked: a page by \`node:http\`, a list on one route of a
Fastify without hooks. Ours writes its request log.

${table}`,
);
