import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useMatches } from "react-router";
import { LogInAgain } from "../../features/people/session/log-in-again-host.tsx";
import { releases } from "../../../content/releases.ts";
import { mayAccess, PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import { AccessDenied } from "../../layout/access-denied.tsx";
import { CrashPage } from "../../layout/crash-page.tsx";
import { Live } from "../../layout/live/live.tsx";
import { pagesFor } from "../../layout/palette/page-titles.server.ts";
import { PaletteHost, usePalette } from "../../layout/palette/palette-host.tsx";
import { seenVersionOfCookie } from "../../layout/seen-version.ts";
import { sidebarChoiceOfCookie } from "../../layout/sidebar-choice.ts";
import { keptFrame, keptFrameOf, type FrameData } from "../../layout/portal/kept-frame.ts";
import { PortalFrame } from "../../layout/portal/portal-frame.tsx";
import { requireUser } from "../../lib/guard.server.ts";
import { TextsProvider, useLanguage } from "../../lib/i18n.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { keepOverSearch } from "../../lib/revalidation.ts";
import { useRootData } from "../../lib/root-context.tsx";
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
    "bell",
    "palette",
    "kinds",
    "channels",
    "validation",
  ]);
  const { hasRelay } = services.shares;
  return { user, sidebarChoice, release, deskPosition, hasRelay, pages: pagesFor(user, args), texts };
}

export const shouldRevalidate = keepOverSearch;

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const page = useMatches().at(-1)?.loaderData;
  useEffect(() => {
    keptFrame.data = loaderData;
  }, [loaderData]);
  return <Portal data={loaderData}>{valueIn(page, "data") === null ? <AccessDenied /> : <Outlet />}</Portal>;
}

/** The page for an error, loaded lazily since few see it. */
const PortalFault = lazy(() =>
  import("../../layout/portal/portal-fault.tsx").catch(() => ({ default: () => <CrashPage isFramed /> })),
);
const PublicFault = lazy(() =>
  import("../../layout/fault-view.tsx").catch(() => ({ default: () => <CrashPage isFramed /> })),
);

/**
 * An error of a page of the portal, inside its frame. Without any data of the frame, the page stands in the public one
 * (see root.tsx).
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const language = useLanguage();
  const root = useRootData();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const data = loaderData ?? keptFrameOf(root?.user);
  const texts = useMemo(() => ({ ...root?.texts, ...data?.texts }), [root, data]);
  if (!data) {
    return (
      <Suspense>
        <PublicFault isNotFound={isNotFound} />
      </Suspense>
    );
  }
  return (
    <TextsProvider language={language} texts={texts}>
      <Portal data={data}>
        <Suspense>
          <PortalFault isNotFound={isNotFound} />
        </Suspense>
      </Portal>
    </TextsProvider>
  );
}

/** The frame of every page of the portal. */
function Portal({ data, children }: { data: FrameData; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const { user, sidebarChoice, release, deskPosition, pages } = data;
  const palette = usePalette();
  return (
    <QueryClientProvider client={queryClient}>
      <PortalFrame
        user={user}
        hasBell={deskPosition !== null}
        release={release}
        sidebarChoice={sidebarChoice}
        onSearch={palette.open}
      >
        {children}
      </PortalFrame>
      {deskPosition && <Live user={user} from={deskPosition} />}
      <PaletteHost user={user} pages={pages} isOpen={palette.isOpen} onClose={palette.close} />
      <LogInAgain user={user} />
    </QueryClientProvider>
  );
}
