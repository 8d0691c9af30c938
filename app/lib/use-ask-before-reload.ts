import { useEffect } from "react";

/** Makes the browser ask before the page is closed or reloaded with something unsaved. */
export function useAskBeforeReload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
}
