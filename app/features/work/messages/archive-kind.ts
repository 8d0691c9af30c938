import type { ReactNode } from "react";
import type { PresentedEmail, PresentedSms } from "../../../../domain/api/work/messages.ts";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import type { Translate } from "../../../../domain/platform/text-keys.ts";

/** Page size of the list. */
export const ARCHIVE_PAGE = 25;

export type StoredMessage = PresentedEmail | PresentedSms;

/** The description of an archive (e-mail or text): its source, its texts and its rendering. */
export type ArchiveKind<Row extends StoredMessage> = {
  namespace: "emails" | "sms-admin";
  channel: MessageChannel;
  fetch(id: number): Promise<Row>;
  /** Returns the title of a message in the list. */
  titleOf(row: Row, t: Translate): string;
  /** Returns the heading of the opened message. */
  headingOf(row: Row, t: Translate): string;
  /** The format of its dates. */
  dateFormat: "dateTime" | "stamp";
  Body(props: { row: Row }): ReactNode;
};
