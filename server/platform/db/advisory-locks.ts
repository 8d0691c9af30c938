/**
 * The numbers of the advisory locks that hold for the whole database. They stand together so that no two are equal: work
 * under one of them would wait for work under the other.
 */
export const ADVISORY_LOCKS = {
  migration: 7_135_550,
  auditTrail: 7_135_551,
  content: 7_135_552,
  backup: 7_135_553,
  daySums: 7_135_554,
  /** Taken by the database's function `publish_desk_events` (migration 0041). */
  eventStream: 7_135_555,
  settings: 7_135_556,
  /** With the hash of a phone number as its second key. */
  newTexters: 7_135_557,
} as const;
