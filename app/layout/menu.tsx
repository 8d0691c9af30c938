import { useId, useRef, type MouseEvent, type ReactNode } from "react";
import { cx } from "../ui/cx.ts";

type MenuProps = {
  /** The id of the panel, needed when another button opens it too. */
  id?: string;
  /** The content of the button. */
  button: ReactNode;
  /** The button's accessible name, when its content does not say enough. */
  label?: string;
  buttonClassName?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A button that opens a panel of links. It uses the native popover, which opens without JavaScript, closes by Escape or
 * a press elsewhere, and restores the focus.
 */
export function Menu({ id: given, button, label, buttonClassName, className, children }: MenuProps) {
  const generatedId = useId();
  const id = given ?? generatedId;
  const panel = useRef<HTMLDivElement>(null);

  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a, button")) panel.current?.hidePopover();
  }

  return (
    <div className="menu">
      <button type="button" popoverTarget={id} aria-label={label} className={cx("menu-button", buttonClassName)}>
        {button}
      </button>
      {/* The keyboard focuses the links themselves, so the panel needs no key handler. */}
      <div ref={panel} id={id} popover="auto" className={cx("menu-panel", className)} onClick={closeOnChoice}>
        {children}
      </div>
    </div>
  );
}
