import { Search } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { usePaletteKeyName } from "./palette-key.ts";

type PaletteButtonProps = {
  /** True while the sidebar is collapsed to icons: a tooltip then shows the label. */
  isFolded: boolean;
  onClick: () => void;
};

/** The sidebar button that opens the command palette, for users who do not know its shortcut. */
export function PaletteButton({ isFolded, onClick }: PaletteButtonProps) {
  const { t } = useTranslation("palette");
  const keyName = usePaletteKeyName();
  return (
    <Tooltip content={t("title")} enabled={isFolded}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="sidebar-link sidebar-search noscript:hidden"
        onClick={onClick}
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span className="sidebar-words">{t("title")}</span>
        <kbd aria-hidden="true" className="sidebar-mark font-sans text-xs font-normal whitespace-nowrap">
          {keyName}
        </kbd>
      </button>
    </Tooltip>
  );
}
