import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awake, wake, wakeAtFirstSign } from "./lib/asleep.tsx";

wakeAtFirstSign();
if (window.earlyPress) wake();

/** What is fetched ahead for pages that may come next can wait for a visitor; a page that is asked for cannot. */
async function fetchForRouter(request: Request, { type }: { type: string }): Promise<Response> {
  if (type !== "manifest") wake();
  await awake;
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
