import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, useMatches } from "react-router";
import { LogInAgain } from "../../features/people/session/log-in-again-host.tsx";
import { releases } from "../../../content/releases.ts";
import { mayAccess, PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import { AccessDenied } from "../../layout/access-denied.tsx";
import { Live } from "../../layout/live/live.tsx";
import { pagesFor } from "../../layout/palette/page-titles.server.ts";
import { PaletteHost, usePalette } from "../../layout/palette/palette-host.tsx";
import { seenVersionOfCookie } from "../../layout/seen-version.ts";
import { sidebarChoiceOfCookie } from "../../layout/sidebar-choice.ts";
import { PortalFrame } from "../../layout/portal/portal-frame.tsx";
import { requireUser } from "../../lib/guard.server.ts";
import { servicesOf } from "../../lib/page.server.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { keepOverSearch } from "../../lib/revalidation.ts";
import type { Route } from "./+types/layout";
import { valueIn } from "../../../domain/platform/typed-records.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args);
  const { services, language } = servicesOf(args);
  const cookie = args.request.headers.get("cookie");
  const sidebarChoice = sidebarChoiceOfCookie(cookie);
  const release = { version: releases[0].version, seen: seenVersionOfCookie(cookie) };
  // A user who must still change the password or set up a second factor sees nothing of the desk.
  const maySeeDesk = mayAccess(user.role, PAGE_ACCESS["/agent-dashboard"]) && !(await services.findDuty());
  const deskPosition = maySeeDesk ? await services.deskPosition() : null;
  const texts = services.texts(language, [
    "portal",
    "sidebar",
    "session",
    "live",
    "palette",
    "kinds",
    "channels",
    "validation",
  ]);
  return { user, sidebarChoice, release, deskPosition, pages: pagesFor(user, args), texts };
}

export const shouldRevalidate = keepOverSearch;

/** The frame of every page of the portal. */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  const page = useMatches().at(-1)?.loaderData;
  const { user, sidebarChoice, release, deskPosition, pages } = loaderData;
  const palette = usePalette();
  return (
    <QueryClientProvider client={queryClient}>
      <PortalFrame user={user} release={release} sidebarChoice={sidebarChoice} onSearch={palette.open}>
        {valueIn(page, "data") === null ? <AccessDenied /> : <Outlet />}
      </PortalFrame>
      {deskPosition && <Live user={user} from={deskPosition} />}
      <PaletteHost user={user} pages={pages} isOpen={palette.isOpen} onClose={palette.close} />
      <LogInAgain user={user} />
    </QueryClientProvider>
  );
}
