import { Mic, MicOff } from "lucide-react";
import { useState } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { captureVoice } from "./capture.ts";
import type { ShareSession, ShareView } from "./share-session.ts";
import { usePlayed } from "./use-share-view.ts";

type VoiceProps = {
  session: ShareSession;
  view: ShareView;
  texts: Record<"on" | "off" | "isOn" | "ask" | "refused", string>;
};

/** The voice of both sides. It is off at first, and each side turns its own microphone on. */
export function Voice({ session, view, texts }: VoiceProps) {
  const [isRefused, setRefused] = useState(false);
  const { isVoiceOn, isPeerVoiceOn } = view;
  const heard = usePlayed<HTMLAudioElement>(view.voice);

  async function toggle() {
    setRefused(false);
    if (isVoiceOn) return session.speak(null);
    await captureVoice().then(session.speak, () => setRefused(true));
  }

  return (
    <div className="grid gap-3">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a live voice has no captions */}
      <audio ref={heard} autoPlay />
      {isPeerVoiceOn && !isVoiceOn && <p role="status">{texts.ask}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" aria-pressed={isVoiceOn} onClick={() => void toggle()}>
          {isVoiceOn ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
          {isVoiceOn ? texts.off : texts.on}
        </Button>
        {isVoiceOn && <p role="status">{texts.isOn}</p>}
      </div>
      {isRefused && <Alert variant="error">{texts.refused}</Alert>}
    </div>
  );
}
