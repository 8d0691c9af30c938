import type { ServerResponse } from "node:http";
import type { DeskPresence } from "../../../domain/api/work/live.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import type { User } from "../../../domain/people/users.ts";

/** The user of an open screen, as far as it decides what the screen receives. */
export type Viewer = { userId: number; role: Role; tokenHash: string };

/** The open screens of this process, and their event streams (SSE). */
export type Live = {
  /** Opens the event stream of a browser, and resumes after the last event that it received. */
  join(response: ServerResponse, viewer: Viewer, lastEvent: string | undefined): Promise<void>;
  /** Announces to every process that a screen shows a request, or no longer does. */
  announcePresence(user: User, tokenHash: string, presence: DeskPresence): Promise<void>;
  /** Heartbeat: streams send a sign of life, and those of ended sessions end. */
  heartbeat(): Promise<void>;
  /** Seconds for which the oldest unpublished change has been held back; `isLate` is true when that is too long. */
  lagSeconds(): number;
  isLate(): boolean;
  hangUp(): void;
  close(): void;
};
