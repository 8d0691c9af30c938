import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li";
  /**
   * The background. `surface`: the normal one. `sunken`: a quieter one. `deep`: indigo, for a single call to action in
   * a page.
   */
  tone?: "surface" | "sunken" | "deep";
  padding?: "none" | "md" | "lg";
  /** The card is one link: give that link the class `stretched-link`. */
  interactive?: boolean;
};

const tones = {
  surface: "border-line bg-surface",
  sunken: "border-line bg-surface-2",
  deep: "band-deep border-transparent",
};

const paddings = { none: "", md: "p-6", lg: "p-6 sm:p-8" };

/** A card: a hairline border and a background, no shadow. */
export function Card({ as = "div", tone = "surface", padding = "md", interactive, className, ...rest }: CardProps) {
  // One element type satisfies the compiler; the props of all four are the same here.
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(
        "rounded border",
        tones[tone],
        paddings[padding],
        interactive && "relative transition-colors hover:border-indigo focus-within:border-indigo",
        className,
      )}
    />
  );
}

export type CardTitleProps = ComponentProps<"h3"> & { as?: "h2" | "h3" | "h4" };

export function CardTitle({ as: Heading = "h3", className, ...rest }: CardTitleProps) {
  return <Heading {...rest} className={cx("text-xl", className)} />;
}
