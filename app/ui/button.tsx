import type { ComponentProps, MouseEvent } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "accent" | "secondary" | "ghost" | "destructive";
export type ButtonSize = "sm" | "md" | "lg";

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Makes the button as wide as its container. */
  block?: boolean;
  className?: string;
};

const base =
  "relative items-center justify-center gap-2 rounded border text-center font-semibold no-underline " +
  "cursor-pointer transition-colors duration-150 [&_svg]:size-5 [&_svg]:shrink-0 " +
  "disabled:cursor-not-allowed disabled:opacity-50 print:hidden";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-indigo text-on-indigo hover:bg-indigo-hover",
  accent: "border-transparent bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-surface-2",
  ghost: "border-transparent text-indigo hover:bg-indigo-soft",
  destructive: "border-transparent bg-brick text-on-brick hover:bg-brick-hover",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 px-5 py-2 text-base",
  lg: "min-h-13 px-7 py-2.5 text-lg",
};

/** Returns the classes of a button, for anything that must look like one: `<Link className={buttonClass()}>`. */
export function buttonClass({ variant = "primary", size = "md", block = false, className }: Look = {}): string {
  return cx(base, variants[variant], sizes[size], block ? "flex w-full" : "inline-flex", className);
}

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Shows a spinner and ignores presses; the button keeps its width and the focus. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={buttonClass({ variant, size, block, className: cx(busy && "cursor-progress!", className) })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={handleClick}
    >
      {busy ? (
        <>
          <span className="inline-flex items-center justify-center gap-2 opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<"a"> & Look;

/** A plain anchor with the look of a button: `tel:`, `mailto:`, downloads, other sites. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ variant, size, block, className })} />;
}
