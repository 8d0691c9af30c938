import { api } from "../../../lib/api.ts";
import { useElapsed } from "../../../lib/use-elapsed.ts";

/** Asks for the newsletter in the page's language. The time since the form was shown tells people from machines. */
export function useSubscribe(): (form: FormData) => Promise<{ isMailed: boolean }> {
  const elapsed = useElapsed();
  return (form) =>
    api("POST /api/newsletter-subscriptions", {
      body: { email: form.get("email") as string, website: form.get("website"), elapsedMs: elapsed() },
    });
}
