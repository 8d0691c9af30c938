import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";

type MoreRowsProps = {
  query: { hasNextPage: boolean; isFetching: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown };
};

/** Appends the next page of a list when its end comes near. The button says so, and tries again after a failure. */
export function MoreRows({ query }: MoreRowsProps) {
  const { t } = useTranslation("desk");
  const button = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isWanted = hasNextPage && !isFetching && !isFetchNextPageError;
  const append = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    const end = button.current;
    if (!end || !isWanted) return;
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && append(), {
      // Half a screen ahead, also of a list that scrolls by itself.
      scrollMargin: "400px",
      rootMargin: "400px",
    });
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [isWanted]);
  if (!hasNextPage) return null;
  return (
    <div ref={button} className="p-1">
      <Button variant="ghost" size="sm" block busy={isFetching} onClick={() => fetchNextPage()}>
        {t("inbox.moreRows")}
      </Button>
    </div>
  );
}
