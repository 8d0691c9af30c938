import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { ended, freePort } from "../tests/support/postgres-server.ts";
import { writeCertificate } from "../tests/support/certificate.ts";
import { hasProxy, PROXIED_NAME, startProxy } from "../tests/support/reverse-proxy.ts";
import { startSite } from "../tests/support/site-process.ts";
import { cpuSecondsOf } from "./process-tree.ts";
import { median, tableOf, writeReport } from "./report.ts";

/**
 * Benchmark of the pages that nginx keeps by the example of deploy/, beside nginx sending the same bytes and headers
 * out of a file: `npm run bench:nginx`. Counts answers per second of nginx's own CPU time, in two ways: as visitors
 * fetch a page, each over a TLS connection of its own, and over connections that are kept, without TLS, where nothing
 * hides what nginx does for a kept page. Servers have the first core, the client the second: wrk, which is fast enough
 * to keep nginx busy. (Beside a client that leaves it idle half of the time, the one page that it fetches each second
 * weighs twice as much.)
 */
const ROUNDS = 7;
const SECONDS = 2;
/** Minimum CPU time of a round: the kernel counts in hundredths of a second. */
const LEAST_CPU_SECONDS = 1;
const CONNECTIONS = 50;
const LEAST_RATIO = 0.9;
const BROWSER = {
  Host: PROXIED_NAME, // with this capital: wrk would add its own beside any other
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-US,en;q=0.9",
};
const PAGES = ["/", "/es/quote?type=auto"];
type Way = { title: string; tls: boolean; keeps: boolean };
const WAYS: Way[] = [
  { title: "Visit over TLS", tls: true, keeps: false },
  { title: "Kept connection", tls: false, keeps: true },
];
/** Headers that nginx itself adds. */
const NOT_OURS = ["date", "connection", "keep-alive", "transfer-encoding", "server", "content-length"];

if (!hasProxy("nginx")) throw new Error("nginx is not installed");
if (spawnSync("wrk", ["-v"]).error) throw new Error("wrk is not installed");
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-nginx-bench-"));
const by: string[] = ["taskset", "-c", "0"];
spawnSync("taskset", ["-p", "-c", "1", String(process.pid)], { stdio: "ignore" });

type Server = { plain: number; tls: number; pid: number; stop(): Promise<unknown> };

/** Starts nginx with one file, already compressed, and the same headers. It logs as the example does. */
async function startFileServer(answer: IncomingMessage, body: Buffer): Promise<Server> {
  const [plain, tls] = [await freePort(), await freePort()];
  const root = join(folder, String(plain));
  mkdirSync(root);
  const { cert, key } = writeCertificate(root);
  writeFileSync(join(root, "answer"), body);
  const own = Object.entries(answer.headers).filter(([name]) => ![...NOT_OURS, "content-type", "etag"].includes(name));
  const lines = own.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join("\n");
  writeFileSync(
    join(root, "conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${root}/pid;
events { worker_connections 1024; }
http { access_log ${root}/log combined; sendfile on; tcp_nopush on; keepalive_requests 1000000; server_tokens off;
client_body_temp_path ${root}/a; proxy_temp_path ${root}/b; fastcgi_temp_path ${root}/c; uwsgi_temp_path ${root}/d;
scgi_temp_path ${root}/e; open_file_cache max=1000 inactive=20s; default_type "${answer.headers["content-type"]}";
ssl_certificate ${cert}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:tls:2m; ssl_session_tickets off;
server { listen 127.0.0.1:${plain}; listen 127.0.0.1:${tls} ssl http2; root ${root}; rewrite ^ /answer break; ${lines} } }`,
  );
  const [command = "", ...args]: string[] = [...by, "nginx", "-e", `${root}/errors`, "-c", `${root}/conf`];
  const child = spawn(command, args, { stdio: "inherit" });
  while (!(await fetch(`http://127.0.0.1:${plain}/`).catch(() => null))) await wait(50);
  return { plain, tls, pid: child.pid ?? 0, stop: () => ended(child, "SIGTERM") };
}

/** Starts the example in front of the product; its site answers without TLS as well, and whatever name is asked for. */
async function startExample(upstream: number): Promise<Server> {
  const change = (text: string, { plain, tls }: { plain: number; tls: number }) =>
    text
      .replace(/^server \{\n {2}listen [^}]*return 308[^}]*\}/m, "")
      .replace(/^server \{[^}]*ssl_reject_handshake on;\n\}/m, "")
      .replace(`listen 127.0.0.1:${tls} ssl http2;`, (same) => `${same} listen 127.0.0.1:${plain};`);
  const nginx = await startProxy("nginx", upstream, { by, change });
  return { plain: nginx.plain, tls: nginx.tls, pid: nginx.child.pid ?? 0, stop: nginx.stop };
}

/** Fetches a page as it is sent, once the program has compressed it best. */
async function answerOf({ plain }: Server, path: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  for (;;) {
    const asked = get({ host: "127.0.0.1", port: plain, path, headers: BROWSER, agent: false });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const body = await buffer(answer);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    if (answer.headers["content-encoding"] === "br") return { answer, body };
    await wait(100);
  }
}

/** Asks for a page as often as possible for some seconds; returns how many answers came. */
async function load(url: string, { keeps }: Way, seconds: number): Promise<number> {
  const sent = { ...BROWSER, Connection: keeps ? "keep-alive" : "close" };
  const headers = Object.entries(sent).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, url];
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  const said = (await buffer(child.stdout)).toString();
  const refused = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(said)?.[0];
  if (refused) throw new Error(`${url}: ${refused}`);
  return Number(/(\d+) requests in/.exec(said)?.[1]);
}

/** Measures the answers that a server gives in a second of its CPU time. */
async function rateOf({ plain, tls, pid }: Server, path: string, way: Way): Promise<number> {
  const url = way.tls ? `https://127.0.0.1:${tls}${path}` : `http://127.0.0.1:${plain}${path}`;
  await load(url, way, 1);
  const before = cpuSecondsOf(pid);
  let [answered, spent] = [0, 0];
  while (spent < LEAST_CPU_SECONDS) {
    answered += await load(url, way, SECONDS);
    spent = cpuSecondsOf(pid) - before;
  }
  return answered / spent;
}

/** Measures two servers turn and turn about; returns the medians of both. */
async function compare(kept: Server, file: Server, path: string, way: Way): Promise<[number, number]> {
  const rates: Record<"kept" | "file", number[]> = { kept: [], file: [] };
  for (let round = 0; round < ROUNDS; round++) {
    // Each goes first as often as the other, so that the order favors neither.
    const order = [
      () => rateOf(kept, path, way).then((rate) => rates.kept.push(rate)),
      () => rateOf(file, path, way).then((rate) => rates.file.push(rate)),
    ];
    for (const measure of round % 2 === 0 ? order : order.toReversed()) await measure();
    const [ours, plain] = [rates.kept.at(-1) ?? 0, rates.file.at(-1) ?? 0].map(Math.round);
    console.log(`round ${round + 1} of ${ROUNDS}`, path, way.title, ours, plain);
  }
  return [median(rates.kept), median(rates.file)];
}

const site = await startSite(
  {
    DATA_DIR: join(folder, "data"),
    ADMIN_PASSWORD: "correct-horse-battery",
    PUBLIC_URL: `https://${PROXIED_NAME}`,
    APP_KEY: randomBytes(32).toString("base64"),
    TRUST_PROXY: "127.0.0.1",
  },
  by,
);
const kept = await startExample(Number(new URL(site.url).port));
const rows = [];
for (const path of PAGES) {
  const { answer, body } = await answerOf(kept, path);
  const file = await startFileServer(answer, body);
  for (const way of WAYS) {
    const [ours, plain] = await compare(kept, file, path, way);
    const ratio = ours / plain;
    const shown = (rate: number) => Math.round(rate).toLocaleString("en-US");
    const verdict = `${LEAST_RATIO}: ${ratio >= LEAST_RATIO ? "holds" : "broken"}`;
    const size = `${(body.length / 1000).toFixed(1)} kB`;
    rows.push([path, size, way.title, shown(ours), shown(plain), ratio.toFixed(2), verdict]);
  }
  await file.stop();
}
await kept.stop();
await site.stop();
rmSync(folder, { recursive: true, force: true });

const table = tableOf(["Address", "Body", "Way", "Kept page", "nginx, a file", "Ratio", "Limit"], rows);
console.log(table);
const version = spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr.trim().replace("nginx version: ", "");
writeReport(
  "nginx",
  `Made by \`npm run bench:nginx\` on ${new Date().toISOString().slice(0, 10)} with ${version}: answers per second of nginx's own processor time, ${CONNECTIONS}
connections, medians of ${ROUNDS} rounds of ${SECONDS} s, turn and turn about; a round goes on until nginx has worked for ${LEAST_CPU_SECONDS} s. The
pages are kept as \`deploy/nginx/bluebonnet.conf\` says, so that each second asks the program again; the file has the
same bytes and headers, and both log each request. A visit has a TLS connection of its own, as that of a browser; over
connections that are kept, without TLS, the difference shows that nginx reads the headers of a kept page anew for each
answer, and has those of a file in its configuration.

${table}`,
);
