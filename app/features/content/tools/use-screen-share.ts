import { useCallback, useEffect, useState } from "react";
import { SCREEN_SHARE } from "../../../../domain/platform/limits.ts";

export type ScreenShare = { state: "none" } | { state: "generating" } | { state: "ready"; link: string };

const NONE: ScreenShare = { state: "none" };

/** Creates a session link with an unguessable random id. */
function newLink(host: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${host}/session/${id}`;
}

/** The state of the link: none, generating, then ready; `clear` starts over. */
export function useScreenShare(host: string) {
  const [share, setShare] = useState(NONE);
  const isGenerating = share.state === "generating";

  useEffect(() => {
    if (!isGenerating) return;
    const timer = setTimeout(() => setShare({ state: "ready", link: newLink(host) }), SCREEN_SHARE.generateMs);
    return () => clearTimeout(timer);
  }, [isGenerating, host]);

  const generate = useCallback(() => setShare({ state: "generating" }), []);
  const clear = useCallback(() => setShare(NONE), []);
  return { share, generate, clear };
}
