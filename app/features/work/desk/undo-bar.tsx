import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { useSayEvent } from "./history.tsx";

const SHOWN_MS = 10_000;

type UndoBarProps = {
  /** The kind of the request, which names its stages. */
  kind: LeadKind;
  event: DeskEvent | null;
  isBusy: boolean;
  onUndo: () => void;
  onForget: () => void;
};

/**
 * The last action with an undo button: stuck to the lower edge of the window, or in a line of its own where something
 * else stands there, so that it covers nothing.
 */
export function UndoBar({ event, isInLine = false, ...bar }: UndoBarProps & { isInLine?: boolean }) {
  return (
    <div
      role="status"
      className={cx(
        "empty:hidden",
        !isInLine && "sticky bottom-[calc(var(--bar-height,0px)+0.5rem)] z-10 mt-4 shadow-float",
      )}
    >
      {event && <Bar key={event.id} event={event} {...bar} />}
    </div>
  );
}

function Bar({ kind, event, isBusy, onUndo, onForget }: UndoBarProps & { event: DeskEvent }) {
  const { t } = useTranslation("desk");
  const say = useSayEvent(kind);
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onForget);
  // The timer stops while the bar has the pointer or the keyboard focus, so that there is time to press.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className="flex animate-fade-in items-center justify-between gap-3 rounded bg-ink px-4 py-1 text-ground"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="min-w-0 wrap-anywhere">{say(event)}</p>
      <Button
        variant="ghost"
        size="sm"
        busy={isBusy}
        className="shrink-0 text-inherit! hover:bg-ground/15!"
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" />
        {t("inbox.undo.label")}
      </Button>
    </div>
  );
}
