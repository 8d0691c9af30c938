import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type IconButtonProps = {
  label: string;
  icon: LucideIcon;
  /** At its end for now. Not disabled: a button that was just pressed would lose the focus. */
  isIdle?: boolean;
  onClick: () => void;
  children?: ReactNode;
};

/** A button of a row that shows an icon, with its name for those who point at it or do not see it. */
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
