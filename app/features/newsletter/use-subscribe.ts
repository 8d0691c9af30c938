import { useEffect, useRef } from "react";
import { api } from "../../lib/api.ts";

/** Asks for the newsletter in the page's language. The time since the form was shown tells people from machines. */
export function useSubscribe(): (form: FormData) => Promise<{ isMailed: boolean }> {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (form) =>
    api("/api/newsletter-subscriptions", {
      method: "POST",
      body: {
        email: form.get("email"),
        website: form.get("website"),
        elapsedMs: Math.round(performance.now() - shownAt.current),
      },
    });
}
