import { useId, useRef, type MouseEvent, type ReactNode } from "react";
import { cx } from "../ui/cx.ts";

type MenuProps = {
  /** Of the panel, where another button opens it too. */
  id?: string;
  /** What the button shows. */
  button: ReactNode;
  /** The button's accessible name, where what it shows does not say enough. */
  label?: string;
  buttonClassName?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A button that opens a panel of links. The browser's own popover does the work: it opens without script,
 * closes by Escape or a press elsewhere, and gives the focus back.
 */
export function Menu({ id: given, button, label, buttonClassName, className, children }: MenuProps) {
  const made = useId();
  const id = given ?? made;
  const panel = useRef<HTMLDivElement>(null);

  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a, button")) panel.current?.hidePopover();
  }

  return (
    <div className="menu">
      <button type="button" popoverTarget={id} aria-label={label} className={cx("menu-button", buttonClassName)}>
        {button}
      </button>
      {/* The keyboard reaches the choices themselves, so the panel needs no key handler of its own. */}
      <div ref={panel} id={id} popover="auto" className={cx("menu-panel", className)} onClick={closeOnChoice}>
        {children}
      </div>
    </div>
  );
}
