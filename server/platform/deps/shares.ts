import type { ServerResponse } from "node:http";
import type { ShareSide } from "../../../domain/work/share-options.ts";
import type { Viewer } from "./live.ts";

/** A page that opens its event stream: the agent's with its session, or that of the bound browser. */
export type SharePage = {
  shareId: number;
  side: ShareSide;
  /** The id of the page load. */
  visit: string;
  /** The agent's session; null for the customer. */
  viewer: Viewer | null;
};

/** A message between the processes that concerns streams: of which share something changed, or whose session did. */
export type StreamMessage = { type: "share"; id: number } | { type: "account"; userId: number };

/** The event streams (SSE) of screen shares in this process. */
export type ShareStreams = {
  /** Opens the stream of a page, and resumes after the last event that it received. The older stream of its side ends. */
  join(response: ServerResponse, page: SharePage, lastEvent: string | undefined): Promise<void>;
  /** Handles a message between the processes; undefined after a reconnect, when messages may have been missed. */
  hear(message: StreamMessage | undefined): void;
  /** Heartbeat: streams send a sign of life, and shares whose time is over end. */
  heartbeat(): Promise<void>;
  /** Ends all streams before the process stops; their browsers come back to another one. */
  hangUp(): Promise<void>;
  close(): void;
};
