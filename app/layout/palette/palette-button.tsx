import { Search } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { usePaletteKeyName } from "./palette-key.ts";

/** The button of the portal's bar that opens the command palette, for users who do not know its shortcut. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation("palette");
  const keyName = usePaletteKeyName();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="portal-button portal-search noscript:hidden"
      onClick={onClick}
    >
      <Search aria-hidden="true" />
      <span className="portal-words">{t("title")}</span>
      <kbd aria-hidden="true" className="portal-key">
        {keyName}
      </kbd>
    </button>
  );
}
