import type { ShareHello, ShareIce, SharePeer, ShareSide } from "../../../../domain/work/share-options.ts";
import { createPeer, type Peer, type PeerPath, type TrackKind } from "./peer.ts";
import type { PeerMessage, Picture, Place } from "./peer-messages.ts";
import { openShareLine, type SessionEnd } from "./share-line.ts";

/** The state of a session as one side sees it. */
export type ShareView = {
  /** The line to the server. */
  line: "opening" | "open" | "lost";
  isPeerThere: boolean;
  /** The path between the browsers; null while there has been no other side. */
  path: PeerPath | null;
  end: SessionEnd | null;
  /** The picture that this side sends, and the one that the other side does. */
  own: Shown | null;
  peer: Shown | null;
  isVoiceOn: boolean;
  isPeerVoiceOn: boolean;
  /** The voice of the other side, as soon as there is a line for it. */
  voice: MediaStream | null;
  /** The place in the own picture at which the other side points. */
  pointer: Place;
};

/** A picture with its kind. The stream stays the same object while it lasts. */
export type Shown = { picture: Picture; stream: MediaStream };

export const NO_SESSION: ShareView = {
  line: "opening",
  isPeerThere: false,
  path: null,
  end: null,
  own: null,
  peer: null,
  isVoiceOn: false,
  isPeerVoiceOn: false,
  voice: null,
  pointer: null,
};

type SessionOptions = { side: ShareSide } & Pick<Parameters<typeof openShareLine>[0], "address" | "send" | "askWhy">;

export type ShareSession = ReturnType<typeof openShareSession>;

/**
 * Opens one side of a screen share: the line to the server, and as soon as both sides are there the connection of the
 * two browsers. A new page load of the other side gets a new connection, with whatever this side shows.
 */
export function openShareSession({ side, ...lineOptions }: SessionOptions) {
  const store = createStore(NO_SESSION);
  const { change } = store;
  const own: Record<TrackKind, MediaStreamTrack | null> = { video: null, audio: null };
  const received: Partial<Record<TrackKind, MediaStream>> = {};
  let ice: ShareIce | undefined;
  let peer: Peer | undefined;
  let peerVisit: string | null = null;

  const line = openShareLine({
    ...lineOptions,
    onHello(hello: ShareHello) {
      ({ ice } = hello);
      change({ line: "open" });
      meet({ isThere: hello.isPeerThere, visit: hello.peerVisit });
    },
    onPeer: meet,
    onSignal: (signal) => peer?.take(signal),
    onLost: () => change({ line: "lost" }),
    onEnd(reason) {
      drop();
      change({ ...NO_SESSION, end: reason });
    },
  });

  function meet({ isThere, visit }: SharePeer): void {
    change({ isPeerThere: isThere });
    if (!isThere || !visit || !ice) return;
    if (visit === peerVisit) return retryIfLost();
    peerVisit = visit;
    peer?.close();
    change({ peer: null, isPeerVoiceOn: false, voice: null, pointer: null });
    peer = connect(ice);
  }

  function connect(by: ShareIce): Peer {
    const connected = createPeer({
      side,
      ice: by,
      signal: (signal) => line.signal(signal),
      isPeerThere: () => store.view().isPeerThere,
      onPath: (path) => change({ path }),
      onTrack(kind, track) {
        received[kind] = new MediaStream([track]);
        if (kind === "audio") change({ voice: received.audio ?? null });
      },
      onOpen() {
        const { own: shown, isVoiceOn } = store.view();
        connected.tell({ type: "shows", picture: shown?.picture ?? null });
        connected.tell({ type: "voice", isOn: isVoiceOn });
      },
      onMessage: hear,
    });
    connected.send("video", own.video);
    connected.send("audio", own.audio);
    return connected;
  }

  function hear(message: PeerMessage): void {
    if (message.type === "pointer") change({ pointer: message.at });
    else if (message.type === "voice") change({ isPeerVoiceOn: message.isOn });
    else
      change({ peer: message.picture && received.video ? { picture: message.picture, stream: received.video } : null });
  }

  function send(kind: TrackKind, track: MediaStreamTrack | null): void {
    if (own[kind] !== track) own[kind]?.stop();
    own[kind] = track;
    peer?.send(kind, track);
  }

  function show(picture: Picture, track: MediaStreamTrack): void {
    send("video", track);
    change({ own: { picture, stream: new MediaStream([track]) }, pointer: null });
    // The browser has its own button to stop.
    track.addEventListener("ended", () => own.video === track && hide(), { once: true });
    peer?.tell({ type: "shows", picture });
  }

  function hide(): void {
    send("video", null);
    change({ own: null, pointer: null });
    peer?.tell({ type: "shows", picture: null });
  }

  function speak(track: MediaStreamTrack | null): void {
    send("audio", track);
    change({ isVoiceOn: track !== null });
    track?.addEventListener("ended", () => own.audio === track && speak(null), { once: true });
    peer?.tell({ type: "voice", isOn: track !== null });
  }

  function drop(): void {
    for (const track of [own.video, own.audio]) track?.stop();
    peer?.close();
    peer = undefined;
  }

  function close(): void {
    removeEventListener("online", retryIfLost);
    line.close();
    drop();
  }

  /** Looks for another path at once when the last one is lost; one that is still being looked for is left alone. */
  function retryIfLost(): void {
    const { path } = store.view();
    if (path === "lost" || path === "none") peer?.retry();
  }

  addEventListener("online", retryIfLost);

  return {
    subscribe: store.subscribe,
    view: store.view,
    /** Sends a picture to the other side, instead of any before. */
    show,
    /** Stops sending a picture; the window or camera is let go. */
    hide,
    /** Turns the own voice on, with the track of the microphone, or off. */
    speak,
    /** Points at a place in the other side's picture. */
    point: (at: Place) => peer?.tell({ type: "pointer", at }),
    retry: retryIfLost,
    /** Closes this side for good, with the reason that the page shall give. */
    end(reason: SessionEnd): void {
      close();
      change({ ...NO_SESSION, end: reason });
    },
    close,
  };
}

/** Holds the state for React (`useSyncExternalStore`). */
function createStore(first: ShareView) {
  let view = first;
  const listeners = new Set<() => void>();
  return {
    view: () => view,
    change(changes: Partial<ShareView>): void {
      view = { ...view, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
