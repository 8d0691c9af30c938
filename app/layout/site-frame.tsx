import { useEffect, type ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { useRememberedLanguage } from "../lib/use-language-choice.ts";
import { ToastHost } from "../ui/toast-host.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFarewell } from "./use-farewell.ts";

/** The header and footer that wrap every page, and on phones the bar at the lower edge. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useRememberedLanguage();
  useFarewell();
  // Tells styles and tests that the page reacts now: rendered by the server, it is seen before that.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return (
    <>
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <BottomBar />
      <ToastHost />
    </>
  );
}
