import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";

/** The delay before a tooltip opens (A §9), and the one before it closes, in which the pointer may reach it. */
const OPEN_MS = 300;
const CLOSE_MS = 100;
/** The gap between a tooltip and its element, and between a tooltip and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 8;

export type TooltipProps = {
  content: ReactNode;
  /** Set to false when the text would only repeat what is visible, as beside an open sidebar. */
  enabled?: boolean;
  /** One focusable element with its own accessible name: a tooltip is help, not a label. */
  children: ReactElement;
};

/**
 * A tooltip at the side of an element: after a while under the pointer, at once on keyboard focus. It is a native
 * popover, so that neither a dialog nor the edge of a scrolling part covers it.
 */
export function Tooltip({ content, enabled = true, children }: TooltipProps) {
  const place = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  function change(open: boolean, delay: number) {
    window.clearTimeout(timer.current);
    if (delay === 0) setIsOpen(open);
    else timer.current = window.setTimeout(() => setIsOpen(open), delay);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <span
      ref={place}
      className="contents"
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && change(true, OPEN_MS)}
      onPointerLeave={() => change(false, CLOSE_MS)}
      onPointerDown={() => change(false, 0)}
      onFocus={({ target }) => target.matches(":focus-visible") && change(true, 0)}
      onBlur={() => change(false, 0)}
    >
      {children}
      {isOpen && enabled && (
        <Bubble place={place} onClose={() => change(false, 0)}>
          {content}
        </Bubble>
      )}
    </span>
  );
}

type BubbleProps = { place: RefObject<HTMLElement | null>; onClose: () => void; children: ReactNode };

/** The text itself. Escape and scrolling close it. */
function Bubble({ place, onClose, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [shown, element] = [bubble.current, place.current?.firstElementChild];
    if (!shown || !element) return;
    shown.showPopover();
    const { top, left } = positionBeside(element.getBoundingClientRect(), shown.getBoundingClientRect());
    shown.style.top = `${top}px`;
    shown.style.left = `${left}px`;
  }, [place]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    const onScroll = () => close();
    addEventListener("keydown", onKey);
    addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("scroll", onScroll, { capture: true });
    };
  }, []);

  return (
    <div
      ref={bubble}
      role="tooltip"
      popover="manual"
      className="fixed inset-auto m-0 max-w-72 animate-fade-in rounded border-0 bg-ink px-3 py-1.5 text-sm text-ground"
    >
      {children}
    </div>
  );
}

/** Returns the position at the right of an element; below it where the window has no room there. */
function positionBeside(element: DOMRect, { width, height }: DOMRect): { top: number; left: number } {
  const isBeside = element.right + GAP + width + EDGE <= innerWidth;
  const top = isBeside ? element.top + (element.height - height) / 2 : element.bottom + GAP;
  const left = isBeside ? element.right + GAP : element.left + (element.width - width) / 2;
  return {
    top: Math.max(EDGE, Math.min(top, innerHeight - EDGE - height)),
    left: Math.max(EDGE, Math.min(left, innerWidth - EDGE - width)),
  };
}
