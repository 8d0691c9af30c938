import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type IconButtonProps = {
  label: string;
  icon: LucideIcon;
  /**
   * True when the button has no effect for now. It is not disabled, since a button that was just pressed would lose the
   * focus.
   */
  isIdle?: boolean;
  onClick: () => void;
  children?: ReactNode;
};

/** A button with only an icon. Its name is shown as a tooltip and read by screen readers. */
export function IconButton({ label, icon: Icon, isIdle = false, onClick, children }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      className={`min-w-11 px-2! ${isIdle ? "text-ink-soft! opacity-50" : ""}`}
      onClick={() => !isIdle && onClick()}
    >
      <Icon aria-hidden="true" />
      {children}
    </Button>
  );
}
