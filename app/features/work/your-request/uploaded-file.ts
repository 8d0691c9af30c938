import type { SectionProps } from "./section.ts";

/** An upload that a former visit began, and that the same file can continue. */
export type Unfinished = SectionProps["page"]["uploads"]["unfinished"][number];
/** A file that was chosen on this page. */
export type ChosenFile = { key: string; file: File };
