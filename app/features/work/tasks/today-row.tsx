import { CalendarClock, Check, ListChecks, Reply, Undo2, type LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { TodayItem } from "../../../../domain/api/work/tasks.ts";
import { listAddress } from "../../../../domain/work/morning/figures.ts";
import { kindOfReference, requestAddress } from "../../../../domain/work/request-kinds.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useOfficeTime } from "../../../lib/office-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { nameOf } from "./use-today-list.ts";

const ICONS = { task: ListChecks, reply: Reply, booking: CalendarClock } as const satisfies Record<
  TodayItem["what"],
  LucideIcon
>;

type TodayRowProps = {
  item: TodayItem;
  isDone: boolean;
  /** The time until which it can be undone; null for no such time. */
  undoUntil: number | null;
  isBusy: boolean;
  /** True for the row that the keys are for: the one with the focus, or else the first that is left to do. */
  isCurrent: boolean;
  onFocus(): void;
  onFinish(): void;
  onUndo(): void;
};

/** A thing to do today: a link to it, why it is here, and the buttons that end it. */
export function TodayRow({ item, isDone, undoUntil, isBusy, isCurrent, onFocus, onFinish, onUndo }: TodayRowProps) {
  const { t } = useTranslation("today");
  const name = nameOf(item);
  const Icon = ICONS[item.what];
  const keyed = (key: string, command: string) => ({
    ...(isCurrent && { "aria-keyshortcuts": key, "data-command": command }),
    "aria-label": t("actionOf", { action: command, name }),
  });
  const ending = item.what === "task" ? t("task.done") : t("reply.settle");
  const title = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOver = useIsOver(undoUntil, () => {
    // The button goes away with the focus in it.
    if (button.current === document.activeElement) title.current?.focus();
  });
  const mayPress = isDone ? !isOver : mayBeEnded(item);
  return (
    <li
      className={cx("flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2", isCurrent && "bg-surface-2")}
      onFocus={onFocus}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-56">
        <p className={cx("flex flex-wrap items-center gap-2 wrap-anywhere", isDone && "line-through")}>
          <Link ref={title} data-title="" to={addressOf(item)} className="link font-semibold">
            {name}
          </Link>
          {item.isUrgent && <Badge tone="error">{t("urgent")}</Badge>}
        </p>
        <Why item={item} isDone={isDone} />
      </div>
      <div className="flex flex-wrap gap-1">
        {item.what === "reply" && !isDone && (
          <Link
            to={addressOf(item)}
            state={{ write: "email" }}
            className={buttonClass({ variant: "secondary", size: "sm" })}
            {...keyed("r", t("reply.answer"))}
          >
            {t("reply.answer")}
          </Link>
        )}
        {mayPress && (
          <Button
            ref={button}
            variant={isDone ? "ghost" : "secondary"}
            size="sm"
            busy={isBusy}
            onClick={isDone ? onUndo : onFinish}
            {...keyed("d", isDone ? t("undo") : ending)}
          >
            {isDone ? <Undo2 aria-hidden="true" /> : <Check aria-hidden="true" />}
            {isDone ? t("undo") : ending}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Returns true once a time has passed; `onOver` is called right before. */
function useIsOver(until: number | null, onOver: () => void): boolean {
  const [over, setOver] = useState<number | null>(null);
  const pass = useEffectEvent(() => {
    onOver();
    setOver(until);
  });
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => pass(), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && over === until;
}

/** The reason why a thing is in the list: who waits since when, or what is due by when. */
function Why({ item, isDone }: { item: TodayItem; isDone: boolean }) {
  const { t } = useTranslation("today");
  const dates = useDates();
  const officeTime = useOfficeTime();
  const { isOverdue } = item;
  const parts = reasonsOf(item, t, { ...dates, officeTime });
  const said = isDone ? [t(item.what === "task" ? "task.isDone" : "reply.settled")] : parts;
  return (
    <p className={cx("text-sm", isOverdue && !isDone ? "font-semibold text-brick" : "text-ink-soft")}>
      {said.filter(Boolean).join(" · ")}
    </p>
  );
}

type Words = ReturnType<typeof useTranslation<"today">>["t"];

type Times = ReturnType<typeof useDates> & { officeTime: ReturnType<typeof useOfficeTime> };

function reasonsOf(item: TodayItem, t: Words, dates: Times) {
  const { isOverdue, dueBy } = item;
  switch (item.what) {
    case "task": {
      const { request, customer } = item.task;
      const about = request ? `${request.reference} ${request.name}`.trim() : customer?.name;
      return [t(isOverdue ? "task.overdue" : "task.due", { due: dueText(item.task, dates) }), about];
    }
    case "booking": {
      const { way, startsAt, location, agent, request } = item.booking;
      return [
        t(isOverdue ? `booking.over.${way}` : `booking.${way}`, { at: dates.officeTime(startsAt, location) }),
        t("booking.with", { name: agent.name }),
        request.reference,
      ];
    }
    case "reply": {
      const since = dates.dateTime(item.since);
      const waits = dueBy
        ? t(isOverdue ? "reply.late" : "reply.waits", { since, due: dates.dateTime(dueBy) })
        : t("reply.open", { since });
      return [waits, item.reference, !item.isMine && t("reply.nobodys")];
    }
    default:
      return item satisfies never;
  }
}

/** Returns true for what can be ended here. A booked time ends with a call, note or answer at its request. */
function mayBeEnded(item: TodayItem): boolean {
  if (item.what === "booking") return false;
  return item.what === "task" ? item.task.mayHandle : item.maySettle;
}

type Task = Extract<TodayItem, { what: "task" }>["task"];
// Around noon at the office, which is the same day everywhere in the country.
const dueText = ({ dueOn, dueAt }: Task, dates: ReturnType<typeof useDates>) =>
  dueAt ? dates.dateTime(dueAt) : dates.date(`${dueOn}T18:00:00Z`);

/** Returns the address of what is to be done: the request, the customer, or the list of tasks. */
function addressOf(item: TodayItem): string {
  if (item.what === "reply") return listAddress(item.kind, { view: "waiting", request: item.reference });
  if (item.what === "booking") return requestAddress(item.booking.request.reference);
  const { request, customer } = item.task;
  if (request) return listAddress(kindOfReference(request.reference), { request: request.reference });
  return customer ? `/customers/${customer.id}` : "/tasks";
}
