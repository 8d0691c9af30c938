import { useEffect, useInsertionEffect, useRef, type ReactNode } from "react";
import { asleep, wakeAtRest } from "../lib/asleep.tsx";
import { campaignSource } from "../lib/campaign.ts";
import { fillAgain, filledFields, openAgain, replayGestures, type FilledField } from "../lib/early-press.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { useRememberedLanguage } from "../lib/use-language-choice.ts";
import { ToastHost } from "../ui/toast-host.tsx";
import { useFarewell } from "./use-farewell.ts";

const parts = () => import("./frame-parts.ts");
const Header = asleep(async () => (await parts()).Header);
const Footer = asleep(async () => (await parts()).Footer);
const BottomBar = asleep(async () => (await parts()).BottomBar);

/**
 * The frame around every page. Public pages get header and footer, and on phones the bar at the lower edge. Pages of the
 * portal bring their own frame.
 */
export function SiteFrame({ isPortal = false, children }: { isPortal?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  useRememberedLanguage();
  useFarewell();
  const filled = useRef<FilledField[]>([]);
  // Runs before the page takes over its fields, which it may fill in itself.
  useInsertionEffect(() => {
    filled.current = filledFields(document).filter(({ field }) => !field.closest("[data-asleep]"));
  }, []);
  useEffect(() => {
    // Marks the page as hydrated, except for its sleeping parts: server-rendered content is visible before that.
    document.documentElement.setAttribute("data-hydrated", "");
    fillAgain(filled.current);
    openAgain(document);
    void replayGestures();
    wakeAtRest();
    campaignSource();
  }, []);
  if (isPortal) {
    return (
      <>
        {children}
        <ToastHost />
      </>
    );
  }
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
