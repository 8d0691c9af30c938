import type { ServerResponse } from "node:http";
import type { DeskPresence } from "../../../domain/api/work/live.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import type { User } from "../../../domain/people/users.ts";

/** Who sits before an open screen, as far as it matters to what they are told. */
export type Viewer = { userId: number; role: Role; tokenHash: string };

/** The open screens of this process, and what they are told. */
export type Live = {
  /** Opens the stream of a browser, from the event on that it had last. */
  join(response: ServerResponse, viewer: Viewer, lastEvent: string | undefined): Promise<void>;
  /** Tells every process that a screen shows a request, or does so no more. */
  say(user: User, tokenHash: string, presence: DeskPresence): Promise<void>;
  /** What is done now and then: streams say that they are there, those of ended sessions end. */
  beat(): Promise<void>;
  /** For how many seconds something has kept a change from being told, and whether that is for long. */
  lagSeconds(): number;
  isLate(): boolean;
  hangUp(): void;
  close(): void;
};
