import { CircleAlert, X } from "lucide-react";
import { Toast } from "radix-ui";
import { createPortal } from "react-dom";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "./cx.ts";
import { dismissToast, type ToastState } from "./toast-store.ts";
import { useTopLayer } from "./top-layer.ts";

/** The time a toast is shown (A §9). */
const DURATION_MS = 5_000;
const SWIPE_PX = 50;
const HOTKEY = ["F8"];

/** Renders the current toast. Loaded with the first toast: see ToastHost. */
export function Toaster({ toast }: { toast: ToastState }) {
  const { t } = useTranslation("ui");
  const container = useTopLayer() ?? document.body;
  const destructive = toast.variant === "destructive";

  return createPortal(
    // One provider per toast: a shared one would stay paused for good when a toast is closed under the pointer.
    <Toast.Provider
      key={toast.id}
      label={t("notification")}
      duration={DURATION_MS}
      swipeThreshold={SWIPE_PX}
      announcerContainer={container}
    >
      <Toast.Root
        type={destructive ? "foreground" : "background"}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        className={cx(
          "relative flex gap-3 rounded border p-4 pe-14 shadow-float",
          "data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in",
          "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
          "data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
          destructive ? "border-transparent bg-brick text-on-brick" : "border-line-strong bg-surface text-ink",
        )}
      >
        {destructive && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        <div className="min-w-0">
          <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
          {toast.description && (
            <Toast.Description className={cx("text-sm", !destructive && "text-ink-soft")}>
              {toast.description}
            </Toast.Description>
          )}
        </div>
        <Toast.Close
          aria-label={t("close")}
          className="absolute end-1 top-1 grid size-11 cursor-pointer place-items-center rounded focus-visible:-outline-offset-4 focus-visible:outline-current"
        >
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={HOTKEY}
        label={t("notifications", { hotkey: HOTKEY.join("+") })}
        className="fixed inset-x-0 top-0 z-60 mx-auto w-full max-w-[420px] p-4 sm:top-auto sm:bottom-0 sm:me-0 print:hidden"
      />
    </Toast.Provider>,
    container,
  );
}
