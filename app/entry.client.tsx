import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { allAwake, awake, wake } from "./lib/asleep.tsx";

window.early.wake = wake;
if (window.early.isUsed) wake();

/** What is fetched ahead for pages that may come next can wait for a visitor; a page that is asked for cannot. */
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
