import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";

/** What came in while the list was read announces itself above it. */
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
