import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import { useTopLayer } from "./top-layer.ts";

export type DropdownMenuProps = {
  /** The button that opens the menu; it needs a name of its own. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** Never modal: Radix locks the scroll by a style element, which our content policy forbids. */
export function DropdownMenu({ trigger, align = "end", open, onOpenChange, className, children }: DropdownMenuProps) {
  const container = useTopLayer();
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-fade-in overflow-y-auto",
            "rounded border border-line bg-surface p-1 text-ink shadow-float",
            className,
          )}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof RadixMenu.Item> & { destructive?: boolean };

/** An entry. With `asChild` its one child, a router Link for instance, becomes the entry. */
export function DropdownMenuItem({ destructive = false, className, ...rest }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      {...rest}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-2 text-base outline-none select-none [&_svg]:size-5 [&_svg]:shrink-0",
        "data-disabled:cursor-not-allowed data-disabled:opacity-50",
        destructive
          ? "text-brick data-highlighted:bg-brick-soft"
          : "data-highlighted:bg-indigo-soft data-highlighted:text-indigo",
        className,
      )}
    />
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label {...rest} className={cx("px-3 py-2 text-sm text-ink-soft", className)} />;
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator {...rest} className={cx("my-1 h-px bg-line", className)} />;
}
