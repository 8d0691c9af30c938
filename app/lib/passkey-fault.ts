import { ApiError } from "./api.ts";

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => "PublicKeyCredential" in globalThis;

export type PasskeyFault = "cancelled" | "present" | "unsupported";

const FAULTS: Record<string, PasskeyFault> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "present",
  SecurityError: "unsupported",
  NotSupportedError: "unsupported",
};

/** What the browser had against a passkey, by the names of its errors; null where it was something else. */
export function passkeyFault(error: unknown): PasskeyFault | null {
  if (!knowsPasskeys()) return "unsupported";
  return error instanceof Error && !(error instanceof ApiError) ? (FAULTS[error.name] ?? null) : null;
}
