import type { ReactNode } from "react";
import type { PresentedEmail, PresentedSms } from "../../../../domain/api/work/messages.ts";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import type { Language } from "../../../../domain/platform/language.ts";
import type { Translate } from "../../../../domain/platform/text-keys.ts";

/** How many messages a page of the list has. */
export const ARCHIVE_PAGE = 25;

export type StoredMessage = PresentedEmail | PresentedSms;

/** What makes one archive differ from the other: where its messages come from, its texts, how a message looks. */
export type ArchiveKind<Row extends StoredMessage> = {
  namespace: "emails" | "sms-admin";
  channel: MessageChannel;
  fetch(id: number): Promise<Row>;
  /** What the list calls a message. */
  titleOf(row: Row, t: Translate): string;
  /** What stands above the opened message. */
  headingOf(row: Row, t: Translate): string;
  dateOf(iso: string, language: Language): string;
  Body(props: { row: Row }): ReactNode;
};
