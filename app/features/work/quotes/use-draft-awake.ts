import { useEffect } from "react";
import { wake } from "../../../lib/asleep.tsx";
import { DRAFT_PLACE } from "./draft-place.ts";

/** A form with a draft to bring back waits for nobody. */
export function useDraftAwake(): void {
  useEffect(() => {
    try {
      if (sessionStorage.getItem(DRAFT_PLACE)) wake();
    } catch {
      // storage is switched off: there is no draft
    }
  }, []);
}
