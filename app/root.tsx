import { lazy, Suspense, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Route } from "./+types/root";
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import sansUrl from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import "./app.css";
import "./layout/layout.css";
import type { PageIcons } from "../domain/operations/looks/page-looks.ts";
import { pageAgencyOf } from "../domain/operations/settings/agency.ts";
import { isSpanishPath } from "../domain/platform/paths.ts";
import { CrashPage, crashTexts } from "./layout/crash-page.tsx";
import { keptFrameOf } from "./layout/portal/kept-frame.ts";
import { SiteFrame } from "./layout/site-frame.tsx";
import { earlyScript } from "./lib/early-script.ts";
import { I18nProvider } from "./lib/i18n.tsx";
import { NonceContext } from "./lib/nonce.ts";
import { offeredLines } from "./lib/offered-lines.server.ts";
import { oneSpelling } from "./lib/one-spelling.server.ts";
import { servicesOf } from "./lib/page.server.ts";
import { keepOverSearch } from "./lib/revalidation.ts";
import { RootProvider } from "./lib/root-context.tsx";
import type { RootData } from "./lib/root-data.ts";
import { brandedTitle } from "./lib/seo.ts";

export const middleware: Route.MiddlewareFunction[] = [oneSpelling, offeredLines];

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const { services, language } = servicesOf(args);
  // Public pages are for everybody: when the database fails to find the user, nobody is logged in.
  const user = await services.findUser().catch(() => null);
  const agency = pageAgencyOf(services.agency(), user !== null);
  return {
    language,
    agency,
    claims: services.agencyClaims(language, "site"),
    user,
    year: services.now().getFullYear(),
    texts: services.texts(language, ["common", "ui"]),
  };
}

/** Reloads the frame's texts only when the language changes. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args;
  if (currentUrl.pathname === nextUrl.pathname) return keepOverSearch(args);
  return isSpanishPath(currentUrl.pathname) !== isSpanishPath(nextUrl.pathname);
}

/** The title of a page that failed before it could name itself. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: brandedTitle(crashTexts[loaderData?.language ?? "en"].title, loaderData?.agency.name) }];
}

/** The icons while the agency has no logo of its own. */
const DRAWN_ICONS: PageIcons = { small: "/favicon.ico", drawn: "/favicon.svg", touch: "/apple-touch-icon.png" };

/** The route that frames the pages of the portal. */
const PORTAL_ROUTE = "routes/portal/layout";

/**
 * Returns true on pages of the portal, which have a frame and a manifest of their own. Without any data of that frame,
 * the page that says so gets the public one.
 */
function useIsPortal(): boolean {
  const kept = keptFrameOf(useRouteLoaderData<RootData>("root")?.user);
  return useMatches().some(({ id, loaderData }) => id === PORTAL_ROUTE && (loaderData ?? kept) !== undefined);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<RootData>("root");
  const isPortal = useIsPortal();
  const language = data?.language ?? "en";
  const looks = data?.agency.looks;
  const [lightTheme, darkTheme] = looks?.theme ?? ["#fbf6ec", "#15151e"];
  const icons = looks?.icons ?? DRAWN_ICONS;
  const nonce = use(NonceContext);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={lightTheme} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={darkTheme} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icons.small} sizes="48x48" />
        {icons.drawn && <link rel="icon" href={icons.drawn} type="image/svg+xml" />}
        <link rel="apple-touch-icon" href={icons.touch} />
        <link rel="manifest" href={isPortal ? "/portal.webmanifest" : "/manifest.webmanifest"} />
        <link rel="preload" href={frauncesUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={sansUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* Runs before the first paint; empty in the browser's render, so the bundle does not repeat it. */}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyScript() : "" }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
        {looks?.style && <link rel="stylesheet" href={looks.style} />}
      </head>
      <body>
        <RootProvider>{children}</RootProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const isPortal = useIsPortal();
  return (
    <I18nProvider>
      <SiteFrame isPortal={isPortal}>
        <Outlet />
      </SiteFrame>
    </I18nProvider>
  );
}

/** The error page, loaded lazily since few see it. If loading fails too, `CrashPage` replaces it. */
const FaultView = lazy(() =>
  import("./layout/fault-view.tsx").catch(() => ({ default: () => <CrashPage isFramed /> })),
);

/** The error page: inside the frame in the visitor's language if the root data are there, else in both languages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) return <CrashPage />;
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <I18nProvider>
      <SiteFrame>
        <Suspense>
          <FaultView isNotFound={isNotFound} />
        </Suspense>
      </SiteFrame>
    </I18nProvider>
  );
}
