import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ended } from "../support/postgres-server.ts";
import { PORTS } from "./cluster.ts";
import type { Host } from "./network.ts";

/** A program that stands between others: HAProxy before the databases, nginx before the web processes. */
export type Proxy = {
  port: number;
  start(): void;
  stop(): Promise<void>;
};

/** HAProxy, which leads to whichever database Patroni says is the primary, and ends connections to any other. */
export function createHaproxy(folder: string, port: number, hosts: Host[]): Proxy {
  const servers = hosts.map(
    (host) => `  server ${host.name} ${host.address}:${PORTS.postgres} check port ${PORTS.patroni}`,
  );
  const config = `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
  return createProxy(join(folder, "haproxy"), config, port, (file) => ["haproxy", "-db", "-f", file]);
}

/** Nginx, which spreads visitors over the web processes. */
export function createNginx(folder: string, port: number, webs: number[]): Proxy {
  const home = join(folder, "nginx");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${home}/${kind};`,
  );
  const config = `
user root;
worker_processes 1;
pid ${home}/pid;
error_log stderr warn;
events { worker_connections 2048; }
http {
${temporary.join("\n")}
  access_log off;
  upstream web {
    least_conn;
    ${webs.map((web) => `server 127.0.0.1:${web} max_fails=1 fail_timeout=1s;`).join("\n    ")}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://web;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 60s;
    }
  }
}
`;
  return createProxy(home, config, port, (file) => ["nginx", "-g", "daemon off;", "-p", home, "-c", file]);
}

function createProxy(home: string, config: string, port: number, commandOf: (file: string) => string[]): Proxy {
  mkdirSync(home);
  const file = join(home, "config");
  writeFileSync(file, config);
  let child: ChildProcess | undefined;
  return {
    port,
    start() {
      const log = openSync(join(home, "log"), "a");
      const [program = "", ...args] = commandOf(file);
      child = spawn(program, args, { stdio: ["ignore", log, log] });
      closeSync(log);
    },
    async stop() {
      if (child) await ended(child, "SIGTERM");
    },
  };
}
