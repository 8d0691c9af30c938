import { ApiError } from "./api.ts";

/** Returns true when this browser supports passkeys. */
export const knowsPasskeys = () => "PublicKeyCredential" in globalThis;

export type PasskeyFault = "cancelled" | "present" | "unsupported";

const FAULTS: Record<string, PasskeyFault> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "present",
  SecurityError: "unsupported",
  NotSupportedError: "unsupported",
};

/** Maps the browser's error to a passkey fault; null for any other error. */
export function passkeyFault(error: unknown): PasskeyFault | null {
  if (!knowsPasskeys()) return "unsupported";
  return error instanceof Error && !(error instanceof ApiError) ? (FAULTS[error.name] ?? null) : null;
}
