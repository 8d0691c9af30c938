import type { ShareIce, ShareSide } from "../../../../domain/work/share-options.ts";
import type { ShareSignal } from "../../../../domain/work/share.ts";
import { readPeerMessage, type PeerMessage } from "./peer-messages.ts";

/** The path between the browsers: being looked for, found, lost for the moment, or not to be found. */
export type PeerPath = "connecting" | "connected" | "lost" | "none";
export type TrackKind = "video" | "audio";

type PeerOptions = {
  side: ShareSide;
  ice: ShareIce;
  /** Sends a signal to the other browser by the server. */
  signal(signal: ShareSignal): void;
  onPath(path: PeerPath): void;
  onTrack(kind: TrackKind, track: MediaStreamTrack): void;
  /** Called when the data channel is open: from then on `tell` reaches the other browser. */
  onOpen(): void;
  onMessage(message: PeerMessage): void;
  /** Returns true while the other side has its page open: nobody else is asked for another path. */
  isPeerThere(): boolean;
};

/** The wait before a lost path is looked for again, the time between two tries, and until the page says there is none. */
const LOST_MS = 2_000;
const TRY_AGAIN_MS = 10_000;
const NO_PATH_MS = 20_000;
/** Bits per second of a picture at most: text on a screen of 1920 px stays sharp, and a home connection carries it. */
const MAX_BITRATE = 4_000_000;

export type Peer = ReturnType<typeof createPeer>;

/**
 * Connects this browser with the other one. The customer's side makes the first offer, with one line each for picture,
 * voice and messages; later changes exchange what a line carries and need no further offer. When both sides offer at
 * once, as they may after a lost path, the agent's side yields ("perfect negotiation").
 */
export function createPeer(options: PeerOptions) {
  const { side, ice, signal, onTrack } = options;
  const isPolite = side === "agent";
  const connection = new RTCPeerConnection(ice);
  const own: Record<TrackKind, MediaStreamTrack | null> = { video: null, audio: null };
  const offers = createOffers(connection, isPolite, signal, () => void attach());
  const path = watchPath(connection, isPolite, options);
  let channel: RTCDataChannel | undefined;

  connection.ontrack = ({ track }) => onTrack(track.kind === "video" ? "video" : "audio", track);
  connection.ondatachannel = (event) => useChannel(event.channel);
  connection.onicecandidate = ({ candidate }) => signal({ kind: "candidate", candidate: candidateOf(candidate) });
  if (!isPolite) {
    useChannel(connection.createDataChannel("share"));
    connection.addTransceiver("video", { sendEncodings: [{ maxBitrate: MAX_BITRATE }] });
    connection.addTransceiver("audio");
  }

  function useChannel(opened: RTCDataChannel): void {
    channel = opened;
    opened.addEventListener("open", () => options.onOpen());
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message = readPeerMessage(data);
      if (message) options.onMessage(message);
    });
  }

  /** Puts the own tracks on their lines, as far as there are lines yet. */
  async function attach(): Promise<void> {
    for (const { sender, receiver } of connection.getTransceivers()) {
      const track = own[receiver.track.kind === "video" ? "video" : "audio"];
      if (sender.track === track) continue;
      await sender.replaceTrack(track);
      if (track?.kind === "video") await keepSharp(sender);
    }
  }

  return {
    take: offers.take,
    retry: path.retry,
    /** Sends a track to the other browser, or none any more. */
    send(kind: TrackKind, track: MediaStreamTrack | null): void {
      own[kind] = track;
      // A browser refuses only on a closed connection, which the next one replaces.
      attach().catch(() => undefined);
    },
    tell(message: PeerMessage): void {
      if (channel?.readyState === "open") channel.send(JSON.stringify(message));
    },
    close(): void {
      path.close();
      connection.close();
    },
  };
}

/** Makes and takes offers and answers, one after the other. `onLines` is called when there are new lines. */
function createOffers(
  connection: RTCPeerConnection,
  isPolite: boolean,
  signal: PeerOptions["signal"],
  onLines: () => void,
) {
  let isOffering = false;
  let isIgnoring = false;
  let last: Promise<void> = Promise.resolve();

  connection.onnegotiationneeded = async () => {
    try {
      isOffering = true;
      await describe();
    } catch {
      // The connection was closed meanwhile, or an offer of the other side came first.
    } finally {
      isOffering = false;
    }
  };

  async function describe(): Promise<void> {
    await connection.setLocalDescription();
    const { type, sdp } = connection.localDescription ?? {};
    if ((type === "offer" || type === "answer") && sdp) signal({ kind: type, sdp });
  }

  async function takeDescription(type: "offer" | "answer", sdp: string): Promise<void> {
    const isCollision = type === "offer" && (isOffering || connection.signalingState !== "stable");
    isIgnoring = !isPolite && isCollision;
    // An answer without an offer of ours belongs to one that was taken back.
    if (isIgnoring || (type === "answer" && connection.signalingState === "stable")) return;
    await connection.setRemoteDescription({ type, sdp });
    if (type === "answer") return;
    // Each line may carry something in both directions.
    for (const transceiver of connection.getTransceivers()) transceiver.direction = "sendrecv";
    onLines();
    await describe();
  }

  async function takeNow(received: ShareSignal): Promise<void> {
    switch (received.kind) {
      case "offer":
      case "answer":
        return takeDescription(received.kind, received.sdp);
      case "candidate":
        // A candidate of an offer that was ignored, or an older one, belongs to no description.
        return connection.addIceCandidate(initOf(received.candidate)).catch(() => undefined);
      case "restart":
        return connection.restartIce();
    }
  }

  return {
    take(received: ShareSignal): void {
      last = last.then(() => takeNow(received)).catch(() => undefined);
    },
  };
}

/** Follows the state of the connection. A lost path is looked for again, until one is found (ICE restart). */
function watchPath(
  connection: RTCPeerConnection,
  isPolite: boolean,
  { signal, onPath, isPeerThere }: Pick<PeerOptions, "signal" | "onPath" | "isPeerThere">,
) {
  let again: ReturnType<typeof setTimeout> | undefined;
  let giveUp: ReturnType<typeof setTimeout> | undefined = setTimeout(() => onPath("none"), NO_PATH_MS);

  /** Looks for another path at once. The side that offers begins; the other one asks it to. */
  function retry(): void {
    if (connection.connectionState === "connected" || connection.connectionState === "closed") return;
    if (isPeerThere() && isPolite) signal({ kind: "restart" });
    else if (isPeerThere()) connection.restartIce();
    retryIn(TRY_AGAIN_MS);
  }

  function retryIn(ms: number): void {
    clearTimeout(again);
    again = setTimeout(retry, ms);
  }

  function changed(): void {
    const state = connection.connectionState;
    if (state === "connected") {
      clearTimeout(again);
      clearTimeout(giveUp);
      giveUp = undefined;
      onPath("connected");
    } else if (state === "disconnected" || state === "failed") {
      onPath("lost");
      retryIn(state === "failed" ? 0 : LOST_MS);
      giveUp ??= setTimeout(() => onPath("none"), NO_PATH_MS);
    }
  }

  onPath("connecting");
  connection.onconnectionstatechange = changed;
  return {
    retry,
    close(): void {
      connection.onconnectionstatechange = null;
      clearTimeout(again);
      clearTimeout(giveUp);
    },
  };
}

/** Returns a candidate in the shape of its signal; null says that there are no more. */
function candidateOf(found: RTCIceCandidate | null): Extract<ShareSignal, { kind: "candidate" }>["candidate"] {
  if (!found) return null;
  const { candidate, sdpMid, sdpMLineIndex, usernameFragment } = found;
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/** Returns a received candidate in the shape that the browser takes. */
function initOf(candidate: ReturnType<typeof candidateOf>): RTCIceCandidateInit | null {
  if (!candidate) return null;
  const { sdpMid = null, sdpMLineIndex = null, usernameFragment = null } = candidate;
  return { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/** Keeps the resolution of a picture when the connection is slow, so that text stays readable; frames come later. */
async function keepSharp(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  // Firefox and Safari do not know the preference; they go by the track's `contentHint` alone.
  await sender.setParameters({ ...parameters, degradationPreference: "maintain-resolution" }).catch(() => undefined);
}
