import { ExternalLink, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";

type LinkTileProps = {
  /** A path of the portal, an external URL (opens in a new tab), an e-mail address or an anchor in the page. */
  to: string;
  icon: LucideIcon;
  title: string;
  text?: string;
};

const TILE =
  "flex h-full min-h-14 items-center gap-3 rounded border border-line bg-surface p-4 no-underline " +
  "transition-colors hover:border-indigo hover:bg-indigo-soft";

/** A link as a large tile. */
export function LinkTile({ to, icon: Icon, title, text }: LinkTileProps) {
  const { t } = useTranslation("tools");
  const isOutside = to.startsWith("https:");
  const inside = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-indigo" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{title}</span>
        {text && <span className="block text-sm text-ink-soft">{text}</span>}
      </span>
      {isOutside && <span className="sr-only">{t("portal:newTab")}</span>}
      {isOutside && <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />}
    </>
  );
  if (to.startsWith("/")) {
    return (
      <Link to={to} className={TILE}>
        {inside}
      </Link>
    );
  }
  return (
    <a href={to} className={TILE} {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}>
      {inside}
    </a>
  );
}

/** The grid classes for tiles, as many per row as fit. */
export const TILES = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3";
