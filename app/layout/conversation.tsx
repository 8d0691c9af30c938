import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ThreadEntry } from "../../domain/api/work/messages.ts";
import { CHANNELS } from "../../domain/work/channels.ts";
import { useDates } from "../lib/dates.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { Badge } from "../ui/badge.tsx";
import { cx } from "../ui/cx.ts";
import { CHANNEL_LOOKS } from "./channel-looks.ts";
import { MessageOutcome } from "./message-outcome.tsx";
import { MessageStatus } from "./message-status.tsx";
import { PictureLinks } from "./picture-links.tsx";
import { MessageFiles } from "./files/message-files.tsx";

type ConversationProps = {
  entries: readonly ThreadEntry[];
  emptyText: string;
  /** The message that is open elsewhere on the page. */
  current?: { channel: ThreadEntry["channel"]; id: number };
  /** True when the reader may recall messages that are not sent yet. */
  mayRecall?: boolean;
  /** List items between the messages, such as notes of colleagues. */
  asides?: readonly Aside[];
};

/** A list item between the messages, at its time. */
export type Aside = { key: string; at: string; content: ReactNode };
const NO_ASIDES: readonly Aside[] = [];

/** The messages to and from a customer, mails and texts, the latest last, with what stands between them. */
export function Conversation({
  entries,
  emptyText,
  current,
  mayRecall = false,
  asides = NO_ASIDES,
}: ConversationProps) {
  const { t } = useTranslation("messages");
  const messages = entries.map((entry): Aside => {
    const key = `${entry.channel}-${entry.id}`;
    const isCurrent = entry.channel === current?.channel && entry.id === current.id;
    return {
      key,
      at: entry.at,
      content: <Message key={key} entry={entry} isCurrent={isCurrent} mayRecall={mayRecall} />,
    };
  });
  const shown = [...messages, ...asides].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <>
      {shown.length > 0 && (
        <ol aria-label={t("conversation.label")} className="grid grid-cols-1 gap-3">
          {shown.map(({ content }) => content)}
        </ol>
      )}
      {entries.length === 0 && emptyText && <p className="text-ink-soft">{emptyText}</p>}
    </>
  );
}

type MessageProps = { entry: ThreadEntry; isCurrent: boolean; mayRecall: boolean };

function Message({ entry, isCurrent, mayRecall }: MessageProps) {
  const { t } = useTranslation("messages");
  const dates = useDates();
  const { channel, direction, subject, text, quoted, at } = entry;
  const { icon: Icon, shown } = CHANNEL_LOOKS[channel];
  const { hasSubject, page } = CHANNELS[channel];
  const isTheirs = direction === "in";
  return (
    <li
      aria-current={isCurrent ? "true" : undefined}
      className={cx(
        "min-w-0 rounded border border-line px-4 py-3",
        isTheirs ? "me-4 bg-indigo-soft sm:me-10" : "ms-4 bg-surface-2 sm:ms-10",
        isCurrent && "border-indigo",
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 break-words">
          {isTheirs
            ? t("conversation.in", { from: shown(entry.from) })
            : t("conversation.out", { to: shown(entry.to) })}
        </span>
        <time dateTime={at}>{dates.dateTime(at)}</time>
        {entry.isAutomatic && <Badge>{t("conversation.automatic")}</Badge>}
        {!isTheirs && <MessageStatus status={entry.status} />}
      </p>
      <Copies entry={entry} />
      {hasSubject && (
        <p className="mt-1 font-semibold break-words">
          <Link to={`${page}?message=${entry.id}`} className="link">
            {subject || t("conversation.open")}
          </Link>
        </p>
      )}
      {/* A long message is clamped; its subject links to the whole text in the archive. */}
      <p className={cx("mt-1 break-words whitespace-pre-wrap", isTheirs ? "line-clamp-[40]" : "line-clamp-6")}>
        {text}
      </p>
      {!isTheirs && <MessageOutcome entry={entry} mayRecall={mayRecall} />}
      <Quoted text={quoted} />
      <MessageFiles files={entry.attachments} leftOut={entry.leftOut} />
      <PictureLinks urls={entry.pictures} label={t("conversation.media")} />
    </li>
  );
}

/** The quoted text of earlier mails, collapsed. */
export function Quoted({ text }: { text: string }) {
  const { t } = useTranslation("messages");
  if (!text) return null;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-1 text-sm text-ink-soft">{t("conversation.quoted")}</summary>
      <p className="border-s-2 border-line ps-3 text-sm break-words whitespace-pre-wrap text-ink-soft">{text}</p>
    </details>
  );
}

/** Others who got the mail, and those whom it did not reach. Only colleagues see a conversation, so BCC is shown. */
function Copies({ entry: { cc, bcc, refusedCopies } }: { entry: ThreadEntry }) {
  const { t } = useTranslation("messages");
  const lines = [
    cc.length > 0 && t("conversation.cc", { addresses: cc.join(", ") }),
    bcc.length > 0 && t("conversation.bcc", { addresses: bcc.join(", ") }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className="text-sm wrap-anywhere text-ink-soft">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {refusedCopies.length > 0 && (
        <p className="text-brick">{t("conversation.refusedCopies", { addresses: refusedCopies.join(", ") })}</p>
      )}
    </div>
  );
}
