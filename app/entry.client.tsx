import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { allAwake, awake, wake } from "./lib/asleep.tsx";

window.early.wake = wake;
if (window.early.isUsed) wake();

/**
 * Fetches for the router. Prefetching of route manifests waits until the page is awake; a requested page wakes it and
 * waits for its hydration.
 */
async function fetchForRouter(request: Request, { type }: { type: string }): Promise<Response> {
  await (type === "manifest" ? awake : allAwake());
  return fetch(request);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchForRouter} />
    </StrictMode>,
  );
});
