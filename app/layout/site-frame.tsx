import { useEffect, type ReactNode } from "react";
import { asleep } from "../lib/asleep.tsx";
import { campaignSource } from "../lib/campaign.ts";
import { pressAgain } from "../lib/early-press.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { useRememberedLanguage } from "../lib/use-language-choice.ts";
import { useSleepingLinks } from "../lib/use-sleeping-links.ts";
import { ToastHost } from "../ui/toast-host.tsx";
import { useFarewell } from "./use-farewell.ts";

const Header = asleep(async () => (await import("./header.tsx")).Header);
const Footer = asleep(async () => (await import("./footer.tsx")).Footer);
const BottomBar = asleep(async () => (await import("./bottom-bar.tsx")).BottomBar);

/** The header and footer that wrap every page, and on phones the bar at the lower edge. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useRememberedLanguage();
  useFarewell();
  useSleepingLinks();
  useEffect(() => {
    // Tells that the page reacts now, except for what still sleeps: rendered by the server, it is seen before that.
    document.documentElement.setAttribute("data-hydrated", "");
    pressAgain();
    campaignSource();
  }, []);
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
