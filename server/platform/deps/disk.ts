/** The watch over free disk space: whether there is too little to store anything more. */
export type DiskWatch = {
  isFull(): boolean;
  /** Free space in MB; null where the data lies elsewhere. */
  freeMb(): number | null;
  /** Checks the disk now. The watch also checks by itself. */
  look(): Promise<void>;
  /** Takes note of a disk-full error: a database elsewhere reports a full disk only by its errors. */
  learnFrom(error: unknown): void;
  /** Checks the disk, and returns true when a mail of that size may be stored. Mail stops well before forms do. */
  hasRoomForMail(bytes: number): Promise<boolean>;
  /** Takes note of a disk-full error while a mail was stored. Only mails stop then: a form takes much less room. */
  learnFromMail(error: unknown): void;
  close(): void;
};
