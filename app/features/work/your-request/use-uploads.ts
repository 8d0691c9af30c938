import type { Upload } from "tus-js-client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createUpload, faultOf, type UploadFault, type UploadTarget } from "./send-file.ts";
import type { ChosenFile } from "./uploaded-file.ts";

/** The state of a file: its step, the part that was sent, and the reason why it was not. */
export type UploadState = {
  step: "waiting" | "sending" | "lost" | "failed" | "done";
  progress: number;
  fault: UploadFault | null;
};

/** Maximum uploads at the same time, so that the first is done early on a slow connection. */
const AT_ONCE = 2;

const WAITING: UploadState = { step: "waiting", progress: 0, fault: null };
/** Returns true for an upload that the connection stopped, not the server. */
const isCutOff = ({ step, fault }: UploadState) =>
  step === "lost" || (step === "failed" && fault?.canRetry === true && !fault.text);
const isUnderWay = ({ step }: UploadState) => step === "sending" || step === "lost";

/** Sends the chosen files, two at a time, and follows them. What was cut off goes on when the browser is online again. */
export function useUploads(chosen: readonly ChosenFile[], target: UploadTarget) {
  const [states, setStates] = useState<Readonly<Record<string, UploadState>>>({});
  const uploads = useRef(new Map<string, Upload>());
  const stateOf = (key: string) => states[key] ?? WAITING;
  const change = (key: string, changes: Partial<UploadState>) =>
    setStates((before) => ({ ...before, [key]: { ...(before[key] ?? WAITING), ...changes } }));

  function start({ key, file }: ChosenFile) {
    const fault = faultOf(file);
    if (fault) return change(key, { step: "failed", fault });
    change(key, { step: "sending", fault: null });
    const known = uploads.current.get(key);
    if (known) return known.start();
    const upload = createUpload(file, target, {
      onProgress: (progress) => change(key, { step: "sending", progress }),
      onLost: () => change(key, { step: "lost" }),
      onDone: () => change(key, { step: "done", progress: 1 }),
      onFault: (problem) => change(key, { step: "failed", fault: problem }),
    });
    uploads.current.set(key, upload);
    upload.start();
  }

  const free = AT_ONCE - chosen.filter(({ key }) => isUnderWay(stateOf(key))).length;
  const next = chosen.filter(({ key }) => stateOf(key).step === "waiting").slice(0, Math.max(0, free));
  const startNext = useEffectEvent(() => next.forEach(start));
  const nextKeys = next.map(({ key }) => key).join(" ");
  useEffect(() => {
    if (nextKeys) startNext();
  }, [nextKeys]);

  async function restart(key: string) {
    await uploads.current.get(key)?.abort();
    change(key, { step: "waiting", fault: null });
  }
  // Tries at once instead of after the pause.
  useWhenOnline(() => {
    for (const { key } of chosen) if (isCutOff(stateOf(key))) void restart(key);
  });
  const stopAll = useEffectEvent(() => {
    for (const upload of uploads.current.values()) void upload.abort();
  });
  useEffect(() => () => stopAll(), []);

  return {
    stateOf,
    retry: (key: string) => change(key, WAITING),
    /** Stops an upload; the server forgets what has arrived of it. */
    stop(key: string) {
      const upload = uploads.current.get(key);
      uploads.current.delete(key);
      // A server that cannot be reached forgets it by itself, after two days.
      upload?.abort(true).catch(() => undefined);
    },
  };
}

/** Runs something each time the browser is online again. */
function useWhenOnline(run: () => void) {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const listener = () => runLatest();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
}
