import { PasskeyLogin } from "./passkey-login.tsx";
import { useWelcome } from "./use-entry.ts";

type PasskeyEntryProps = { next: string | null; isSecondStep?: boolean };

/** The passkey button of the login page. It is lazily hydrated (`asleep`), so its props are plain values. */
export function PasskeyEntry({ next, isSecondStep }: PasskeyEntryProps) {
  return <PasskeyLogin onEntered={useWelcome(next)} isSecondStep={isSecondStep} />;
}
