import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToast } from "./toast-store.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((module) => ({ default: module.Toaster })));

/** The place of toasts in the root of the app; fetches what draws them when the first one is fired. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
