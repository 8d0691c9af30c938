import { useEffect } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { useLive } from "../../lib/live/live-store.ts";
import { holdArrivals, showArrivals } from "../../lib/live/refresher.ts";
import { Button } from "../../ui/button.tsx";

/** So far down somebody reads the list, and it must not move. */
const TOP_PX = 300;

/** Above a list: what has arrived since, while its reader is further down. At the top it comes in by itself. */
export function Arrivals() {
  const { t } = useTranslation("live");
  const { arrived } = useLive();
  useEffect(() => {
    const look = () => holdArrivals(window.scrollY > TOP_PX);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => {
      removeEventListener("scroll", look);
      holdArrivals(false);
    };
  }, []);
  return (
    <div role="status" className="sticky top-20 z-10 flex justify-center empty:hidden">
      {arrived > 0 && (
        <Button variant="primary" size="sm" onClick={showArrivals}>
          {t("arrived", { count: arrived })} · {t("show")}
        </Button>
      )}
    </div>
  );
}
