import { X } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "./cx.ts";
import { useModal } from "./use-modal.ts";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons of the footer, the least harmful first: it gets the focus when the body has no control. */
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Hides the title visually and lets the body fill the dialog; its upper end leaves room for the close button. */
  isBare?: boolean;
  /** Closes the dialog by a press on the backdrop; set it to false when typed text would be lost. */
  closeOnBackdrop?: boolean;
  role?: "dialog" | "alertdialog";
  className?: string;
};

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-4xl", xl: "max-w-7xl" };

/** The native modal dialog, which has a focus trap and restores the focus. While closed it is not in the document. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = "md",
  isBare = false,
  closeOnBackdrop = true,
  role,
  className,
}: Omit<DialogProps, "open">) {
  const { t } = useTranslation("ui");
  const id = useId();
  const ref = useModal();
  const pressedBackdrop = useRef(false);

  return (
    <dialog
      ref={ref}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(
        "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] animate-fade-in overflow-y-auto rounded border border-line",
        "bg-surface text-start text-base font-normal text-ink shadow-float backdrop:bg-scrim",
        widths[size],
        className,
      )}
      onCancel={(event) => {
        // A file field inside the dialog fires its own `cancel`.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onOpenChange(false);
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const onBackdrop = pressedBackdrop.current && event.target === event.currentTarget;
        if (onBackdrop && closeOnBackdrop) onOpenChange(false);
      }}
    >
      <div className={isBare ? undefined : "p-6 sm:p-8"}>
        <h2 id={`${id}-title`} className={isBare ? "sr-only" : "pe-10 text-2xl"}>
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-2 text-ink-soft">
            {description}
          </p>
        )}
        {children && <div className={isBare ? undefined : "mt-6"}>{children}</div>}
        {actions && <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>}
        {/* Last in the order, so that the first control of the body gets the focus. */}
        <button
          type="button"
          aria-label={t("close")}
          onClick={() => onOpenChange(false)}
          className={cx(
            "absolute grid size-11 cursor-pointer place-items-center rounded text-ink-soft hover:bg-surface-2 hover:text-ink",
            isBare ? "end-1.5 top-1.5" : "end-3 top-3 sm:end-4 sm:top-5",
          )}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}
