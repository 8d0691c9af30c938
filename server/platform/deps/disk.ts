/** How much room there is where the data lies, and whether that is too little to store anything more. */
export type DiskWatch = {
  isFull(): boolean;
  /** Null where the data lies elsewhere. */
  freeMb(): number | null;
  /** Looks now. It looks by itself as well. */
  look(): Promise<void>;
  /** Learns from an error: a database elsewhere says itself that its disk is full. */
  learnFrom(error: unknown): void;
  /** True when a mail of so many bytes may be stored, by a look at the disk: mail stops well before forms do. */
  hasRoomForMail(bytes: number): Promise<boolean>;
  /** Learns from an error while a mail was stored. Only mails stop then: a form takes much less room. */
  learnFromMail(error: unknown): void;
  close(): void;
};
