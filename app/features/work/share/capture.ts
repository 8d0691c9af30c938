import type { Picture } from "./peer-messages.ts";

/** Returns true where the browser can share a window or the screen; those of phones cannot. */
export const canShareScreen = () => "getDisplayMedia" in (globalThis.navigator?.mediaDevices ?? {});

/** Returns true where the page may ask for a camera: never without https. */
export const canShowCamera = () => "getUserMedia" in (globalThis.navigator?.mediaDevices ?? {});

/** Returns true where two browsers can be connected at all. */
export const canConnect = () => isSecureContext && "RTCPeerConnection" in globalThis;

/** The largest picture that is sent: text of a larger screen stays readable when it is scaled down to this. */
const LARGEST = { width: { max: 1920 }, height: { max: 1200 } };

/**
 * The options of the capture: a window rather than the whole screen, never this page itself, no sound. Options that
 * a browser does not know are ignored.
 */
const SCREEN = {
  video: { ...LARGEST, frameRate: { max: 15 }, displaySurface: "window" },
  audio: false,
  selfBrowserSurface: "exclude",
  surfaceSwitching: "include",
  systemAudio: "exclude",
};
const CAMERA = { video: { ...LARGEST, facingMode: "environment" } };

/** Asks the person for a window or the camera, and returns its picture. Rejects when they do not want to. */
export async function capture(picture: Picture): Promise<MediaStreamTrack> {
  const { mediaDevices } = navigator;
  const stream = await (picture === "screen"
    ? mediaDevices.getDisplayMedia(SCREEN)
    : mediaDevices.getUserMedia(CAMERA));
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException("no picture", "NotFoundError");
  // Sharp text matters more than smooth movement.
  track.contentHint = "detail";
  return track;
}

/** Asks the person for the microphone. Rejects when they do not want to. */
export async function captureVoice(): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const [track] = stream.getAudioTracks();
  if (!track) throw new DOMException("no voice", "NotFoundError");
  return track;
}

/** Tells a refusal by the person, or by the settings of their browser, from a failure. */
export function captureFault(error: unknown): "refused" | "failed" {
  const isRefusal = error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
  return isRefusal ? "refused" : "failed";
}
