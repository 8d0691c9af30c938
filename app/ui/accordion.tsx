import { Plus } from "lucide-react";
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "./cx.ts";

const AccordionName = createContext<string | undefined>(undefined);

export type AccordionProps = ComponentProps<"div"> & {
  /** Lets several items stay open; otherwise opening one closes the others. */
  multiple?: boolean;
};

/** An accordion of native `details`: it works without JavaScript, and the browser's page search opens matches. */
export function Accordion({ multiple = false, className, children, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <AccordionName value={multiple ? undefined : name}>
      <div {...rest} className={cx("divide-y divide-line border-y border-line", className)}>
        {children}
      </div>
    </AccordionName>
  );
}

export type AccordionItemProps = Omit<ComponentProps<"details">, "title" | "name"> & {
  title: ReactNode;
  /** The level of the title in the outline of the page. */
  heading?: "h2" | "h3" | "h4" | "span";
};

export function AccordionItem({ title, heading: Heading = "h3", className, children, ...rest }: AccordionItemProps) {
  const name = useContext(AccordionName);
  return (
    <details {...rest} name={name} className={cx("group", className)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-indigo focus-visible:-outline-offset-2">
        <Heading className="font-sans text-lg font-semibold tracking-normal">{title}</Heading>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-indigo transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      <div className="max-w-[70ch] pe-8 pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
