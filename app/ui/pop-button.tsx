import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type ReactNode, type ToggleEvent } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { cx } from "./cx.ts";

export type PopButtonProps = Omit<ButtonProps, "children"> & {
  /** The content of the button. */
  button: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
  panelRole?: "menu" | "dialog";
  panelClassName?: string;
  /** Called when the panel opens. */
  onOpen?: () => void;
  /** The content of the panel; a press on an element with `data-closes` closes it. */
  children: ReactNode;
};

/**
 * A button that opens a panel at its side. The native popover closes it by Escape or a press elsewhere and restores the
 * focus. On opening, its first control gets the focus.
 */
export function PopButton({
  button,
  panelLabel,
  panelRole = "dialog",
  panelClassName,
  onOpen,
  children,
  className,
  ...rest
}: PopButtonProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  function enter(event: ToggleEvent) {
    if (event.newState !== "open") return;
    onOpen?.();
    const chosen = panel.current?.querySelector<HTMLElement>("[aria-checked=true]");
    (chosen ?? panel.current?.querySelector<HTMLElement>("button, input, select"))?.focus();
  }

  // The browser opens the panel without a script, so it may stand open before the page is hydrated.
  const noteOpen = useEffectEvent(() => {
    if (panel.current?.matches(":popover-open")) onOpen?.();
  });
  useEffect(() => noteOpen(), []);

  function leave(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("[data-closes]")) panel.current?.hidePopover();
  }

  return (
    <div className="menu">
      <Button {...rest} popoverTarget={id} aria-haspopup={panelRole} className={cx("[anchor-name:--menu]", className)}>
        {button}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={panelRole}
        aria-label={panelLabel}
        onToggle={enter}
        onClick={leave}
        className={cx("menu-panel pop-panel", panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}
