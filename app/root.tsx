import { lazy, Suspense, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Route } from "./+types/root";
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import sansUrl from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import "./app.css";
import "./layout/layout.css";
import { isSpanishPath } from "../domain/platform/paths.ts";
import { CrashPage, crashTexts } from "./layout/crash-page.tsx";
import { SiteFrame } from "./layout/site-frame.tsx";
import { earlyScript } from "./lib/early-script.ts";
import { I18nProvider } from "./lib/i18n.tsx";
import { NonceContext } from "./lib/nonce.ts";
import { oneSpelling } from "./lib/one-spelling.server.ts";
import { servicesOf } from "./lib/page.server.ts";
import { keepOverSearch } from "./lib/revalidation.ts";
import type { RootData } from "./lib/root-data.ts";
import { brandedTitle } from "./lib/seo.ts";

export const middleware: Route.MiddlewareFunction[] = [oneSpelling];

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const { services, language } = servicesOf(args);
  // Public pages are shown to whoever asks; when the database cannot tell who that is, nobody is logged in.
  const user = await services.findUser().catch(() => null);
  return { language, user, year: services.now().getFullYear(), texts: services.texts(language, ["common", "ui"]) };
}

/** The frame's texts stay while one language is read; they come anew with the other one. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args;
  if (currentUrl.pathname === nextUrl.pathname) return keepOverSearch(args);
  return isSpanishPath(currentUrl.pathname) !== isSpanishPath(nextUrl.pathname);
}

/** Pages name themselves; this is for one that failed before it could. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: brandedTitle(crashTexts[loaderData?.language ?? "en"].title) }];
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useRouteLoaderData<RootData>("root")?.language ?? "en";
  const nonce = use(NonceContext);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15151e" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={frauncesUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={sansUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* It has run by the time that the browser draws anything: what is fetched does not carry it again. */}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyScript() : "" }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <I18nProvider>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </I18nProvider>
  );
}

/** Few see it, so it is fetched when it is needed; where it cannot be, that is why the page failed. */
const FaultView = lazy(() =>
  import("./layout/fault-view.tsx").catch(() => ({ default: () => <CrashPage isFramed /> })),
);

/** What a visitor sees when a page fails: the frame in their language when it can be had, both languages when not. */
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
