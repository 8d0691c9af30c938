import { api } from "../../../lib/api.ts";
import { useElapsed } from "../../../lib/use-elapsed.ts";

/**
 * Subscribes to the newsletter in the page's language. Sends the time since the form was shown, which tells people from
 * bots.
 */
export function useSubscribe(): (form: FormData) => Promise<{ isMailed: boolean }> {
  const elapsed = useElapsed();
  return (form) => {
    const email = form.get("email");
    return api("POST /api/newsletter-subscriptions", {
      body: { email: typeof email === "string" ? email : "", website: form.get("website"), elapsedMs: elapsed() },
    });
  };
}
