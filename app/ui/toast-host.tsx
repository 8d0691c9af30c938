import { useEffect, useState, useSyncExternalStore } from "react";
import type { Toaster as ToasterType } from "./toaster.tsx";
import { currentToast, subscribeToToast } from "./toast-store.ts";

/** The container of toasts in the root of the app. It loads the toaster on the first toast (lazy loading). */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const [Toaster, setToaster] = useState<typeof ToasterType>();

  useEffect(() => {
    if (!toast || Toaster) return;
    // Offline the page works without toasts; the next toast retries.
    import("./toaster.tsx").then((module) => setToaster(() => module.Toaster)).catch(() => {});
  }, [toast, Toaster]);

  return toast && Toaster && <Toaster toast={toast} />;
}
