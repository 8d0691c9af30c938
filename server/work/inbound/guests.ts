import type { SMTPServerDataStream } from "smtp-server";
import { addressKey, networkKey } from "../../platform/http/address-key.ts";
import type { MailLimits } from "./limits.ts";
import { later, type Refusal } from "./refusal.ts";

type Guest = {
  address: string;
  network: string;
  since: number;
  /** What it does: says commands, sends a mail, or waits until its mail is stored. */
  state: "talking" | "sending" | "storing";
  stateSince: number;
  /** Bytes of the mails that it has sent before. */
  sentBefore: number;
  stream?: SMTPServerDataStream | undefined;
  hangUp(why: string): void;
};

/**
 * The connections of the mail server: how many there may be, in all and of one address and network, and how long each
 * may take. Time alone is no limit to somebody who sends a byte now and then, so there is a minimum rate as well, and
 * where no connection is free, the slowest makes room.
 */
export function createGuests(limits: MailLimits, now: () => number = () => performance.now()) {
  const guests = new Map<string, Guest>();

  const bytesOf = ({ sentBefore, stream }: Guest) => sentBefore + (stream?.byteLength ?? 0);
  const rateOf = (guest: Guest) => bytesOf(guest) / Math.max(1, (now() - guest.since) / 1000);

  function end(id: string, why: string): void {
    const guest = guests.get(id);
    guests.delete(id);
    guest?.hangUp(why);
    // What it has sent so far is of no use, and takes room.
    guest?.stream?.destroy();
  }

  /** A connection is slow when it was there for a while and has sent little. One whose mail is being stored waits for us. */
  function isSlow(guest: Guest): boolean {
    const isSettled = now() - guest.since >= limits.settledMs;
    return isSettled && guest.state !== "storing" && rateOf(guest) < limits.slowBytesPerSecond;
  }

  /** Ends the slowest of some connections if they are all that there may be; false where none of them is slow. */
  function makeRoom(most: number, isOne: (guest: Guest) => boolean): boolean {
    const ones = [...guests].filter(([, guest]) => isOne(guest));
    if (ones.length < most) return true;
    // Among those that are equally slow it is the one that was there first.
    const [slowest] = ones.filter(([, guest]) => isSlow(guest)).toSorted(([, a], [, b]) => rateOf(a) - rateOf(b));
    if (slowest) end(slowest[0], "Others are waiting, and this connection is slow");
    return slowest !== undefined;
  }

  function enterState(id: string, state: Guest["state"], stream?: SMTPServerDataStream): void {
    const guest = guests.get(id);
    if (!guest) return;
    guest.sentBefore = bytesOf(guest);
    Object.assign(guest, { state, stateSince: now(), stream });
  }

  function tooLong({ since, state, stateSince, stream }: Guest): string | null {
    const [session, current] = [now() - since, now() - stateSince];
    if (state === "storing") return null;
    if (session > limits.sessionMs) return "This session takes too long";
    if (state === "talking") return current > limits.talkMs ? "No mail was sent for too long" : null;
    if (current > limits.dataMs) return "This mail takes too long";
    const isTooSlow = (stream?.byteLength ?? 0) < (limits.bytesPerSecond * current) / 1000;
    return current > limits.rateAfterMs && isTooSlow ? "This mail comes too slowly" : null;
  }

  return {
    /** Lets a connection in, or says why not. */
    enter(id: string, remoteAddress: string, hangUp: Guest["hangUp"]): Refusal | null {
      const [address, network] = [addressKey(remoteAddress), networkKey(remoteAddress)];
      const mayEnter =
        makeRoom(limits.connectionsPerAddress, (guest) => guest.address === address) &&
        makeRoom(limits.connectionsPerNetwork, (guest) => guest.network === network) &&
        makeRoom(limits.connections, () => true);
      if (!mayEnter) return later("421 Too many connections, come again later");
      const at = now();
      guests.set(id, { address, network, since: at, state: "talking", stateSince: at, sentBefore: 0, hangUp });
      return null;
    },
    leave: (id: string) => void guests.delete(id),
    talks: (id: string) => enterState(id, "talking"),
    sends: (id: string, stream: SMTPServerDataStream) => enterState(id, "sending", stream),
    waits: (id: string) => enterState(id, "storing"),
    /** Ends the connections whose mail has not come whole: nobody waits for them at the end of the process. */
    dismissSenders(): void {
      for (const [id, { state }] of guests) if (state === "sending") end(id, "Closing, come again later");
    },
    /** Ends the connections that take too long. */
    sweep(): void {
      for (const [id, guest] of guests) {
        const why = tooLong(guest);
        if (why) end(id, why);
      }
    },
  };
}
