import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as requestPlain, type IncomingMessage } from "node:http";
import { Agent, request, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { inRoot } from "../../server/platform/root.ts";
import { writeCertificate } from "./certificate.ts";
import { ended, freePort, isRunning } from "./postgres-server.ts";

/** The name of the site in the examples of deploy/. */
export const PROXIED_NAME = "insurance.example";

export const PROXIES = ["nginx", "caddy", "haproxy"] as const;
export type ProxyKind = (typeof PROXIES)[number];

type Place = { folder: string; upstream: number; plain: number; tls: number; cert: string; key: string };
type Example = {
  file: string;
  run: (file: string, folder: string) => string[];
  fit: (text: string, at: Place) => string;
};

/** Each example, the command that runs it, and what has to be other on this machine: ports, certificate, folders. */
const EXAMPLES = {
  nginx: {
    file: "deploy/nginx/bluebonnet.conf",
    run: (file, folder) => ["nginx", "-e", join(folder, "errors.log"), "-c", file],
    fit: (text, at) =>
      nginxMain(
        at.folder,
        replaceAll(text, [
          [/^.*listen \[::\].*\n/gm, ""],
          [/listen 80/g, `listen 127.0.0.1:${at.plain}`],
          [/listen 443/g, `listen 127.0.0.1:${at.tls}`],
          [/\/etc\/letsencrypt\/\S+\/fullchain.pem/g, at.cert],
          [/\/etc\/letsencrypt\/\S+\/privkey.pem/g, at.key],
          [/\/var\/(cache|log)\/nginx/g, at.folder],
          [/127\.0\.0\.1:3000/g, `127.0.0.1:${at.upstream}`],
        ]),
      ),
  },
  caddy: {
    file: "deploy/caddy/Caddyfile",
    run: (file) => ["caddy", "run", "--adapter", "caddyfile", "--config", file],
    fit: (text, at) =>
      replaceAll(text, [
        [
          /^\{\n/m,
          `{\n\tadmin off\n\thttp_port ${at.plain}\n\thttps_port ${at.tls}\n\tstorage file_system ${at.folder}\n`,
        ],
        [/^insurance\.example \{/m, `insurance.example {\n\tbind 127.0.0.1\n\ttls ${at.cert} ${at.key}\n`],
        [/127\.0\.0\.1:3000/g, `127.0.0.1:${at.upstream}`],
      ]),
  },
  haproxy: {
    file: "deploy/haproxy/haproxy.cfg",
    run: (file) => ["haproxy", "-db", "-f", file],
    fit: (text, at) =>
      replaceAll(text, [
        [/bind :80/g, `bind 127.0.0.1:${at.plain}`],
        [/bind :443/g, `bind 127.0.0.1:${at.tls}`],
        [/\/etc\/haproxy\/\S+\.pem/g, bothInOne(at)],
        [/127\.0\.0\.1:3000/g, `127.0.0.1:${at.upstream}`],
      ]),
  },
} satisfies Record<ProxyKind, Example>;

/** Replaces parts of an example; throws when one of them is not there, so that the example and this file agree. */
function replaceAll(text: string, parts: [RegExp, string][]): string {
  return parts.reduce((before, [part, other]) => {
    if (before.search(part) < 0) throw new Error(`the example has no ${part}`);
    return before.replace(part, () => other);
  }, text);
}

/** The main file of an nginx that keeps everything in one folder. */
const nginxMain = (folder: string, site: string) => `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; worker_processes 1; pid ${folder}/pid; pcre_jit on;
events { worker_connections 1024; }
http { keepalive_requests 1000000; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; sendfile on; tcp_nopush on;
fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; default_type text/plain;
${site} }`;

function bothInOne({ folder, cert, key }: Place): string {
  const file = join(folder, "both.pem");
  writeFileSync(file, `${readFileSync(cert, "utf8")}\n${readFileSync(key, "utf8")}`);
  return file;
}

/** Returns true where the program of a proxy is installed. */
export const hasProxy = (kind: ProxyKind) => !spawnSync(kind, [kind === "caddy" ? "version" : "-v"]).error;

type CallOptions = { headers?: RequestOptions["headers"]; method?: string; body?: string | Buffer; name?: string };

/** `by` is a command to start it with; `change` edits the configuration, once it is that of this machine. */
type StartOptions = { by?: string[]; change?: (text: string, place: Place) => string };

/** Starts the example of a proxy in front of a program on a port. */
export async function startProxy(
  kind: ProxyKind,
  upstream: number,
  { by = [], change = (text) => text }: StartOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), `bluebonnet-${kind}-`));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "tls"));
  const example: Example = EXAMPLES[kind];
  const place = {
    folder,
    upstream,
    plain: await freePort(),
    tls: await freePort(),
    ...writeCertificate(join(folder, "tls")),
  };
  const file = join(folder, "conf");
  writeFileSync(file, change(example.fit(readFileSync(inRoot(example.file), "utf8"), place), place));
  let output = "";
  const [command = "", ...args] = [...by, ...example.run(file, folder)];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, HOME: folder } });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));

  const agent = new Agent({ keepAlive: true });
  /** Sends one request and returns the whole answer. */
  async function call(path: string, { name = PROXIED_NAME, body, headers = {}, method = "GET" }: CallOptions = {}) {
    const answer = await open(path, { headers: { host: name, ...headers }, method, servername: name }, body);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: unpacked(await buffer(answer), answer.headers["content-encoding"]),
    };
  }

  /** Sends one request and returns the answer when its headers have come. */
  function open(path: string, options: RequestOptions, body?: string | Buffer) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const target = { host: "127.0.0.1", port: place.tls, path, rejectUnauthorized: false, agent };
      request({ ...target, servername: PROXIED_NAME, ...options }, resolve)
        .once("error", reject)
        .end(body);
    });
  }

  /** Sends a request without TLS; returns the status and where it leads to. */
  async function callPlain(path: string) {
    return new Promise<[number, string]>((resolve, reject) => {
      const headers = { host: PROXIED_NAME };
      requestPlain({ host: "127.0.0.1", port: place.plain, path, headers, agent: false }, (answer) => {
        answer.resume();
        resolve([answer.statusCode ?? 0, answer.headers.location ?? ""]);
      })
        .once("error", reject)
        .end();
    });
  }

  while (
    !(await call("/healthz").then(
      ({ status }) => status === 200,
      () => false,
    ))
  ) {
    if (!isRunning(child)) throw new Error(`${kind} did not start:\n${output}`);
    await wait(50);
  }
  return {
    kind,
    folder,
    child,
    plain: place.plain,
    tls: place.tls,
    call,
    callPlain,
    open,
    async stop() {
      agent.destroy();
      // nginx ends its workers; the others would wait for streams that nobody reads any more.
      await ended(child, kind === "nginx" ? "SIGTERM" : "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ReverseProxy = Awaited<ReturnType<typeof startProxy>>;

function unpacked(body: Buffer, encoding = ""): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}
