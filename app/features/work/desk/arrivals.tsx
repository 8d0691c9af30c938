import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";

/** Announces, in a live region above the list, the requests that arrived while the list was read. */
export function Arrivals({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation("desk");
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <Button variant="accent" size="sm" block onClick={onShow}>
          {t("inbox.arrivals", { count })}
        </Button>
      )}
    </div>
  );
}
