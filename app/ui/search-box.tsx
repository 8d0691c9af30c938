import { Search } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { Input } from "./input.tsx";

export type SearchBoxProps = {
  /** The accessible name and the placeholder. */
  label: string;
  clearLabel: string;
  value: string;
  onChange(value: string): void;
  /** The keyboard shortcut, and the text that explains it. */
  hint?: { "aria-keyshortcuts": string; title: string };
  isCompact?: boolean;
  className?: string;
};

/** A search box that filters the page while typing; hidden without JavaScript. */
export function SearchBox({ label, clearLabel, value, onChange, hint, isCompact = false, className }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange("");
    input.current?.focus();
  }

  return (
    <div role="search" className={cx("relative w-full noscript:hidden", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-soft"
      />
      <Input
        {...hint}
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className={cx(!isCompact && "min-h-13", "ps-12 [&::-webkit-search-cancel-button]:hidden", value && "pe-28")}
      />
      {value && (
        <Button variant="ghost" className="absolute! inset-y-1 end-1 min-h-0" onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
