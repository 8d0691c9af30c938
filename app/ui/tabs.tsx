import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { cx } from "./cx.ts";
import { panelParts, tabParts, walkTabs } from "./tab-parts.ts";

type Choice = { group: string; current: string; select(value: string): void };
const TabsContext = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = useContext(TabsContext);
  if (!choice) throw new Error("A tab needs <Tabs> around it");
  return choice;
}

export type TabsProps = {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
  children: ReactNode;
};

export function Tabs({ value, defaultValue = "", onValueChange, className, children }: TabsProps) {
  const group = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value ?? ownValue;

  function select(next: string) {
    setOwnValue(next);
    onValueChange?.(next);
  }

  return (
    <TabsContext value={{ group, current, select }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

export type TabListProps = {
  /** The accessible name of the tab list. */
  label: string;
  className?: string;
  children: ReactNode;
};

export function TabList({ label, className, children }: TabListProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={cx("flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]", className)}
    >
      {children}
    </div>
  );
}

/** Scrolls the chosen tab into view when the row of tabs is wider than the screen. */
function useInSight(active: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    function reveal() {
      const row = ref.current?.parentElement;
      if (!ref.current || !row) return;
      const [outer, inner] = [row.getBoundingClientRect(), ref.current.getBoundingClientRect()];
      row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
    }
    // The width of the tabs changes when the fonts load.
    if (active) void document.fonts.ready.then(reveal);
  }, [active]);
  return ref;
}

/**
 * Opens the tab that the arrow keys reach. It does not open on focus, which a click sets too: each tab would be in the
 * history twice.
 */
function moveAndOpen(event: KeyboardEvent<HTMLElement>): void {
  walkTabs(event);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== event.currentTarget) activeElement.click();
}

export type TabProps = { value: string; className?: string; children: ReactNode };

export function Tab({ value, className, ...rest }: TabProps) {
  const { group, current, select } = useChoice();
  const isCurrent = value === current;
  const ref = useInSight(isCurrent);
  return (
    <button
      {...rest}
      {...tabParts(`${group}-${value}`, isCurrent)}
      ref={ref}
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={moveAndOpen}
      onClick={() => isCurrent || select(value)}
      className={cx(
        "inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-4 py-2 font-semibold whitespace-nowrap",
        "text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2",
        "aria-selected:border-indigo aria-selected:text-indigo [&_svg]:size-5",
        className,
      )}
    />
  );
}

export type TabPanelProps = ComponentProps<"div"> & {
  value: string;
  /** Keeps the panel in the document while another one is shown; true by default. */
  keepMounted?: boolean;
};

export function TabPanel({ value, keepMounted = true, className, children, ...rest }: TabPanelProps) {
  const { group, current } = useChoice();
  const isCurrent = value === current;
  return (
    <div
      {...rest}
      {...panelParts(`${group}-${value}`)}
      hidden={!isCurrent}
      tabIndex={0}
      className={cx("pt-6", className)}
    >
      {(isCurrent || keepMounted) && children}
    </div>
  );
}
