import { useEffect } from "react";

/** Reports to the owner of a page's one unsaved-changes guard whether a form has unsaved changes. */
export function useReportUnsaved(isDirty: boolean, report: (isDirty: boolean) => void): void {
  useEffect(() => {
    report(isDirty);
    // A form that is no longer on the page has nothing left to lose.
    return () => report(false);
  }, [isDirty, report]);
}
