import { useState, type ReactNode } from "react";
import { showErrorToast } from "../lib/error-toast.ts";
import { useTranslation } from "../lib/i18n.tsx";

type Refetch = () => Promise<{ isError: boolean; error: unknown }>;

/**
 * Takes over what somebody else saved: fetches it, then counts up `taken`, the key by which the form begins anew. When it
 * cannot be fetched, the form stays with what was typed.
 */
export function useTakeTheirs(refetch: Refetch): { taken: number; takeTheirs: () => void } {
  const { t } = useTranslation("portal");
  const [taken, setTaken] = useState(0);
  async function takeTheirs(): Promise<void> {
    const { isError, error } = await refetch();
    if (isError) showErrorToast(t("conflict.notLoaded"), error, t("conflict.notLoadedText"));
    else setTaken((times) => times + 1);
  }
  return { taken, takeTheirs: () => void takeTheirs() };
}

/** A form that begins anew with each version taken over. Its first field gets the focus, which the pressed button had. */
export function TakenForm({ taken, children }: { taken: number; children: ReactNode }) {
  return (
    <div key={taken} ref={taken > 0 ? focusFirstField : null} className="contents">
      {children}
    </div>
  );
}

/** Moves the focus to the first field of a place. */
export function focusFirstField(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();
}
