import { Tabs as RadixTabs } from "radix-ui";
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { cx } from "./cx.ts";

const TabsContext = createContext<{ id: string; value: string } | null>(null);

function useTab(value: string) {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error("A tab needs <Tabs> around it");
  const name = `${tabs.id}-${value.replace(/\W+/g, "-")}`;
  return { tabId: `${name}-tab`, panelId: `${name}-panel`, active: tabs.value === value };
}

export type TabsProps = {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
  children: ReactNode;
};

export function Tabs({ value, defaultValue = "", onValueChange, className, children }: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value ?? ownValue;

  function select(next: string) {
    setOwnValue(next);
    onValueChange?.(next);
  }

  return (
    <TabsContext value={{ id, value: current }}>
      <RadixTabs.Root value={current} onValueChange={select} className={className}>
        {children}
      </RadixTabs.Root>
    </TabsContext>
  );
}

export type TabListProps = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
};

export function TabList({ label, className, children }: TabListProps) {
  return (
    // The empty outline keeps Radix from writing a style attribute, which our content policy forbids in HTML.
    <RadixTabs.List
      aria-label={label}
      style={{ outline: undefined }}
      className={cx("flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]", className)}
    >
      {children}
    </RadixTabs.List>
  );
}

/** Where the row of tabs is wider than the phone, the chosen one is moved into sight. */
function useInSight(active: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    function reveal() {
      const row = ref.current?.parentElement;
      if (!ref.current || !row) return;
      const [outer, inner] = [row.getBoundingClientRect(), ref.current.getBoundingClientRect()];
      row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
    }
    // The fonts make the tabs wider or narrower when they arrive.
    if (active) void document.fonts.ready.then(reveal);
  }, [active]);
  return ref;
}

export type TabProps = { value: string; className?: string; children: ReactNode };

export function Tab({ value, className, ...rest }: TabProps) {
  const { tabId, panelId, active } = useTab(value);
  const ref = useInSight(active);
  return (
    <RadixTabs.Trigger
      {...rest}
      ref={ref}
      value={value}
      id={tabId}
      aria-controls={panelId}
      className={cx(
        "inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-4 py-2 font-semibold whitespace-nowrap",
        "text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2",
        "data-[state=active]:border-indigo data-[state=active]:text-indigo [&_svg]:size-5",
        className,
      )}
    />
  );
}

export type TabPanelProps = ComponentProps<"div"> & {
  value: string;
  /** Whether the panel stands in the document while another one is shown; it does unless told. */
  keepMounted?: boolean;
};

/** Not Radix's own panel, which writes a style attribute when rendered on the server. */
export function TabPanel({ value, keepMounted = true, className, children, ...rest }: TabPanelProps) {
  const { tabId, panelId, active } = useTab(value);
  return (
    <div
      {...rest}
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      hidden={!active}
      tabIndex={0}
      className={cx("pt-6", className)}
    >
      {(active || keepMounted) && children}
    </div>
  );
}
