import { useEffect } from "react";
import { wake } from "../../../lib/asleep.tsx";
import { DRAFT_PLACE } from "./draft-place.ts";

/** Hydrates the page at once (`wake`) when there is a draft to restore. */
export function useDraftAwake(): void {
  useEffect(() => {
    try {
      if (sessionStorage.getItem(DRAFT_PLACE)) wake();
    } catch {
      // storage is switched off: there is no draft
    }
  }, []);
}
