import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import type { CreatedShare } from "../../domain/api/work/share.ts";
import type { SentSignal, ShareSignal } from "../../domain/work/share.ts";
import { SHARE_COOKIE } from "../../domain/work/share-options.ts";
import { followStream } from "./event-stream.ts";
import { portOf } from "./port-of.ts";
import type { TestApp } from "./test-app.ts";

type Call = { cookie?: string; payload?: object };

/** Calls the API of a server. */
export function post({ app }: TestApp, url: string, { cookie = "", payload = {} }: Call = {}) {
  return app.inject({ method: "POST", url, headers: { cookie }, payload });
}

/** Creates a share, and returns it with the token of its link. */
export async function makeShare(server: TestApp, cookie: string, input: object = {}) {
  const answer = await post(server, "/api/shares", { cookie, payload: { language: "en", ...input } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const made = answer.json<CreatedShare>();
  return { ...made, token: new URL(made.link).pathname.split("/").at(-1) ?? "" };
}

/** Opens a link as a browser that has a cookie or none; returns the cookie that it gets. */
export async function openLink(server: TestApp, token: string, cookie = "") {
  const answer = await post(server, "/api/share-guests", { cookie, payload: { token } });
  const set = answer.cookies.find(({ name }) => name === SHARE_COOKIE);
  return { status: answer.statusCode, body: answer.json<unknown>(), cookie: set ? `${set.name}=${set.value}` : "" };
}

/** Opens the page of a side: its stream, with a page load of its own. */
export async function openPage(
  server: TestApp,
  path: string,
  cookie: string,
  { visit = randomUUID(), lastEvent = "" } = {},
) {
  const url = `http://127.0.0.1:${portOf(server.app.server)}${path}/stream?visit=${visit}`;
  const stream = await followStream(url, { cookie, ...(lastEvent && { lastEvent }) });
  onTestFinished(stream.leave);
  if (stream.status === 200) await Promise.race([stream.next("hello"), stream.next("end")]);
  const signals = () => stream.events.filter(({ event }) => event === "signal").map(({ data }) => data as SentSignal);
  /** Sends a signal to the page load of the other side. */
  const send = (signal: ShareSignal, peerVisit: string | null = null, at = server) =>
    post(at, `${path}/signals`, { cookie, payload: { visit, peerVisit, signal } });
  return { ...stream, visit, send, signals };
}

export const agentPath = (id: string) => `/api/shares/${id}`;
export const GUEST_PATH = "/api/share-guests";
