import type { Language } from "../platform/language.ts";

/** The two sides of a screen share: the agent who made the link, and the customer's browser that opened it first. */
export const SHARE_SIDES = ["agent", "guest"] as const;
export type ShareSide = (typeof SHARE_SIDES)[number];

/**
 * The reasons why a screen share ended for good: a side ended it, its time was over, the agent made a newer link
 * before anybody opened this one, or a side was away for too long after the session had begun.
 */
export const SHARE_ENDS = ["agent", "customer", "expired", "replaced", "left"] as const;
export type ShareEnd = (typeof SHARE_ENDS)[number];

/**
 * The reasons why an event stream ends. Besides the ends of the share: the same side has opened a newer stream
 * (`elsewhere`), the agent's session or right is over (`login`), or the process stops (`restart`). After `restart` the
 * browser reconnects by itself and nothing is lost; after every other reason the page closes its EventSource.
 */
export const SHARE_STREAM_ENDS = [...SHARE_ENDS, "elsewhere", "login", "restart"] as const;
export type ShareStreamEnd = (typeof SHARE_STREAM_ENDS)[number];

/** The ways by which the link of a share that was made from a request can be sent. */
export const SHARE_WAYS = ["mail", "text"] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];

/**
 * The states of a share: nobody opened the link yet, a browser opened it, both sides have been there at the same time,
 * or it is over.
 */
export const SHARE_STATES = ["waiting", "opened", "begun", "ended"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/**
 * Limits of screen shares. Characters of an SDP, of an ICE candidate and of the note pad; signals of one side per
 * minute and in all; links that one agent may make per hour; minutes after which a side that left ends the share;
 * days for which the record is kept.
 */
export const SHARE_MAX = {
  sdp: 30_000,
  candidate: 1_000,
  notes: 5_000,
  signalsPerMinute: 240,
  signals: 4_000,
  linksPerHour: 60,
  awayMinutes: 3,
  keptDays: 90,
} as const;

/** One ICE server in the shape that `RTCPeerConnection` takes. */
export type ShareIceServer = { urls: string[]; username?: string; credential?: string };

/** The configuration of an `RTCPeerConnection`, valid for this share only. */
export type ShareIce = { iceServers: ShareIceServer[]; iceTransportPolicy: "all" | "relay" };

/** The `hello` event, the first of every stream, after a reconnect too. */
export type ShareHello = {
  role: ShareSide;
  ice: ShareIce;
  expiresAt: string;
  isPeerThere: boolean;
  /** The page load of the other side (see `SharePeer`); null while it has not been there. */
  peerVisit: string | null;
};

/**
 * The `peer` event: the other side came or left. Its `visit` is new after each page load. While it stays the same the
 * connection between the browsers goes on, even when the streams reconnect; a new one means that the other page has
 * forgotten everything: both sides begin with a new `RTCPeerConnection`.
 */
export type SharePeer = { isThere: boolean; visit: string | null };

/** The `end` event, the last of a stream. */
export type ShareEnded = { reason: ShareStreamEnd };

/** The cookie that binds the browser of the customer; `__Host-` is put before it in production. */
export const SHARE_COOKIE = "share";

/** Returns the path of the customer's page, in English. */
export const sharePath = (token: string) => `/share/${token}`;

/** Returns the path of the agent's page. It is entered by a full page load: the permissions belong to the document. */
export const shareDeskPath = (id: string) => `/screen-share/${id}`;

/** The facts about a share that the customer's page shows before and after the link was bound to its browser. */
export type ShareInvitation = {
  agent: { name: string; pictureUrl: string | null };
  language: Language;
  expiresAt: string;
  /** True for the browser that opened the link first. */
  isBound: boolean;
};
