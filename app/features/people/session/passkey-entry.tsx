import { PasskeyLogin } from "./passkey-login.tsx";
import { useWelcome } from "./use-entry.ts";

type PasskeyEntryProps = { next: string; isSecondStep?: boolean };

/** The login page's passkey button. It sleeps, so all that it is given are plain values. */
export function PasskeyEntry({ next, isSecondStep }: PasskeyEntryProps) {
  return <PasskeyLogin onEntered={useWelcome(next)} isSecondStep={isSecondStep} />;
}
