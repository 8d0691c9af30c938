import type { ShareView } from "./share-session.ts";

/** The state of a session, in one word: the texts of both pages have a sentence for each. */
export type SessionStatus = "opening" | "waiting" | "connecting" | "connected" | "lost" | "none" | "left";

/** Returns how a session stands. A path that works counts, even while the line to the server is interrupted. */
export function sessionStatus({ line, isPeerThere, path }: ShareView): SessionStatus {
  if (path === "connected") return "connected";
  if (line === "opening") return "opening";
  if (line === "lost") return "lost";
  if (path === null) return isPeerThere ? "connecting" : "waiting";
  if (!isPeerThere) return "left";
  return path;
}
