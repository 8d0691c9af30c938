import { History, Phone, StickyNote, type LucideIcon } from "lucide-react";
import { isLeadKind, requestAddress, typeIn } from "../../../../domain/work/request-kinds.ts";
import { sayType } from "../../../../domain/work/say-type.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RequestEntry as RequestOnTimeline, TimelineEntry } from "../../../../domain/api/work/customers.ts";
import { CHANNELS, type MessageChannel } from "../../../../domain/work/channels.ts";
import { sayTimelineEvent } from "../../../../domain/work/desk/say-timeline.ts";
import { KIND_ICONS } from "../../../layout/kind-icons.ts";
import { CHANNEL_LOOKS } from "../../../layout/channel-looks.ts";
import { MessageStatus } from "../../../layout/message-status.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOfficeTime } from "../../../lib/office-time.ts";
import { useOutcomeNames } from "../../../lib/outcomes.ts";
import { Badge } from "../../../ui/badge.tsx";

type EntryOf<K extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: K }>;

/** One entry of the timeline: an event, a request or a message. */
export function Entry({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === "event") return <EventEntry entry={entry} />;
  if (isRequest(entry)) return <RequestEntry entry={entry} />;
  return <MessageEntry entry={entry} />;
}

type LineProps = { icon: LucideIcon; at: string; title: ReactNode; mark?: ReactNode; children?: ReactNode };

function Line({ icon: Icon, at, title, mark, children }: LineProps) {
  const dates = useDates();
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-ink-soft" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-semibold">{title}</span>
          {mark}
          <time dateTime={at} className="text-sm text-ink-soft">
            {dates.dateTime(at)}
          </time>
        </p>
        {children && <div className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{children}</div>}
      </div>
    </li>
  );
}

/** A reference that links to the request at the desk. */
function RequestLink({ reference }: { reference: string }) {
  return (
    <Link to={requestAddress(reference)} className="link whitespace-nowrap">
      {reference}
    </Link>
  );
}

const isRequest = (entry: TimelineEntry): entry is RequestOnTimeline => isLeadKind(entry.kind);

function RequestEntry({ entry }: { entry: RequestOnTimeline }) {
  const { t } = useTranslation("customers");
  const { channel } = entry.source;
  const type = sayType(t, typeIn(entry));
  return (
    <Line
      icon={KIND_ICONS[entry.kind]}
      at={entry.at}
      title={type ? t(`kinds:${entry.kind}.timeline`, { type }) : t(`kinds:${entry.kind}.timelinePlain`)}
      mark={
        <>
          <RequestLink reference={entry.reference} />
          {channel && <Badge>{t(`timeline.channel.${channel}`)}</Badge>}
        </>
      }
    >
      {"message" in entry && entry.message}
    </Line>
  );
}

function MessageEntry({ entry }: { entry: Extract<TimelineEntry, { kind: MessageChannel }> }) {
  const { t } = useTranslation("customers");
  return (
    <Line
      icon={CHANNEL_LOOKS[entry.kind].icon}
      at={entry.at}
      title={t(`channels:${entry.kind}.timeline.${entry.direction}`)}
      mark={<MessageStatus status={entry.status} />}
    >
      <Link to={`${CHANNELS[entry.kind].page}?message=${entry.id}`} className="link">
        {entry.text}
      </Link>
    </Line>
  );
}

const ICONS: Partial<Record<EntryOf<"event">["type"], LucideIcon>> = { note: StickyNote, call: Phone };

function EventEntry({ entry }: { entry: EntryOf<"event"> }) {
  const { t } = useTranslation("customers");
  const words = { formatMoment: useOfficeTime(), names: useOutcomeNames(), language: useLanguage() };
  const { type, data, reference, isUndone } = entry;
  const said = textIn(data, "text");
  const before = type === "corrected" ? valuesIn(data["before"]) : "";
  return (
    <Line
      icon={ICONS[type] ?? History}
      at={entry.at}
      title={sayTimelineEvent(t, entry, words)}
      mark={
        <>
          {reference && <RequestLink reference={reference} />}
          {isUndone && <Badge>{t(type === "answer" ? "timeline.notArrived" : "timeline.undone")}</Badge>}
        </>
      }
    >
      {said || (before && t("timeline.was", { values: before }))}
    </Line>
  );
}

function textIn(data: Record<string, unknown>, name: string): string {
  const value = data[name];
  return typeof value === "string" ? value : "";
}

/** Returns the values before a correction, joined. */
function valuesIn(before: unknown): string {
  if (!before || typeof before !== "object") return "";
  return Object.entries(before)
    .filter(([name, value]) => name !== "consentId" && typeof value === "string" && value !== "")
    .map(([, value]) => String(value))
    .join(" · ");
}
