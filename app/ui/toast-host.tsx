import { useEffect, useState, useSyncExternalStore } from "react";
import type { Toaster as ToasterType } from "./toaster.tsx";
import { currentToast, subscribeToToast } from "./toast-store.ts";

/** The place of toasts in the root of the app; fetches what draws them when the first one is fired. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const [Toaster, setToaster] = useState<typeof ToasterType>();

  useEffect(() => {
    if (!toast || Toaster) return;
    // Without a connection the page goes on without toasts; the next one tries again.
    import("./toaster.tsx").then((module) => setToaster(() => module.Toaster)).catch(() => {});
  }, [toast, Toaster]);

  return toast && Toaster && <Toaster toast={toast} />;
}
