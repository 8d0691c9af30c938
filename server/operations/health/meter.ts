import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Deps } from "../../platform/deps.ts";
import { readWaits } from "./read-waits.ts";
import type { Shedding } from "../../platform/http/shed.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route label of the metrics, where many routes are counted under one name. */
    countedAs?: string;
  }
}

/** The metrics of the process: some are counted while requests are answered, others are read on demand. */
export type Meter = {
  countRequest(method: string, route: string, status: number): void;
  timeRender(seconds: number): void;
  /** Returns all metrics in the format of Prometheus. */
  read(): Promise<{ type: string; text: string }>;
};

type Needs = Pick<Deps, "db" | "clock" | "disk" | "store" | "live">;
type Sources = { shedding: Shedding; cache: { answered: number } | null };

const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;
const MB = 1_000_000;
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Creates the meter. Its labels are routes, methods, status classes, queues and channels, never user input. */
export function openMeter(deps: Needs, { shedding, cache }: Sources): Meter {
  const registry = new Registry();
  const registers = [registry];
  const named = (name: string, help: string) => ({ name: `bluebonnet_${name}`, help, registers });
  const gauge = (name: string, help: string) => new Gauge(named(name, help));
  const counter = (name: string, help: string) => new Counter(named(name, help));

  const requests = new Counter({
    ...named("http_requests_total", "Requests answered, but for pages out of the cache."),
    labelNames: ["method", "route", "status"],
  });
  const cached = counter("cached_pages_total", "Pages answered out of the cache.");
  const shed = counter("shed_requests_total", "Requests refused because the process lagged behind.");
  const renders = new Histogram({ ...named("render_seconds", "Rendering a page."), buckets: RENDER_BUCKETS });
  const queries = new Histogram({ ...named("query_seconds", "One question to the database."), buckets: QUERY_BUCKETS });
  const lag = gauge("event_loop_lag_seconds", "How far the process lags behind, over the last second.");
  const memory = gauge("resident_memory_bytes", "Memory of the process.");
  const heap = gauge("heap_used_bytes", "Memory in use by its objects.");
  const freeDisk = gauge("disk_free_bytes", "Free where the embedded database lies.");
  const isUp = gauge("database_up", "1 when the database answers.");
  const queueAge = new Gauge({
    ...named("queue_oldest_job_seconds", "How long the oldest job that is due has waited."),
    labelNames: ["queue"],
  });
  const mailAge = gauge("oldest_unsent_mail_seconds", "How long the oldest mail that is to be sent has waited.");

  const unclear = new Gauge({
    ...named("unclear_messages", "Messages that may have been sent or not, and wait for a person."),
    labelNames: ["channel"],
  });
  const streamLag = gauge("desk_stream_lag_seconds", "How long something has kept a change from open screens.");

  deps.store.onQuery((seconds) => queries.observe(seconds));

  function readProcess(): void {
    cached.reset();
    cached.inc(cache?.answered ?? 0);
    shed.reset();
    shed.inc(shedding.count());
    lag.set(shedding.lagMs() / 1000);
    streamLag.set(deps.live.lagSeconds());
    const { rss, heapUsed } = process.memoryUsage();
    memory.set(rss);
    heap.set(heapUsed);
    const freeMb = deps.disk.freeMb();
    if (freeMb === null) freeDisk.remove();
    else freeDisk.set(freeMb * MB);
  }

  /** Reads the figures of the database. When it is unreachable they are left out, rather than reported stale. */
  async function readDatabase(): Promise<void> {
    const waits = await readWaits(deps).catch(() => null);
    isUp.set(waits ? 1 : 0);
    queueAge.reset();
    unclear.reset();
    if (!waits) return mailAge.remove();
    mailAge.set(waits.mailSeconds);
    for (const [channel, count] of Object.entries(waits.unclear)) unclear.set({ channel }, count);
    for (const { queue, seconds } of waits.queues) queueAge.set({ queue }, seconds);
  }

  return {
    countRequest: (method, route, status) =>
      requests.inc({ method, route, status: CLASSES[Math.floor(status / 100) - 1] ?? "5xx" }),
    timeRender: (seconds) => renders.observe(seconds),
    async read() {
      await readDatabase();
      readProcess();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
