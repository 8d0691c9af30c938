import { ExternalLink, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../lib/i18n.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

type SidebarLinkProps = {
  /** A path of the portal, another site (which gets a tab of its own), a phone number or an e-mail address. */
  to: string;
  icon: LucideIcon;
  label: string;
  isCurrent?: boolean;
  /** The id of the describing element. */
  describedBy?: string | undefined;
  /** True when the sidebar is collapsed: it shows icons, with the labels as tooltips. */
  isFolded: boolean;
};

export function SidebarLink({ to, icon: Icon, label, isCurrent = false, describedBy, isFolded }: SidebarLinkProps) {
  const { t } = useTranslation("sidebar");
  const isOutside = to.startsWith("https:");
  const inside = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="sidebar-words">{label}</span>
      {isOutside && <span className="sr-only">{t("portal:newTab")}</span>}
      {isOutside && <ExternalLink aria-hidden="true" className="sidebar-mark size-4" />}
    </>
  );
  return (
    <Tooltip content={label} enabled={isFolded}>
      {to.startsWith("/") ? (
        <Link
          to={to}
          className="sidebar-link"
          aria-current={isCurrent ? "page" : undefined}
          aria-describedby={describedBy}
        >
          {inside}
        </Link>
      ) : (
        <a href={to} className="sidebar-link" {...(isOutside ? { target: "_blank", rel: "noopener" } : {})}>
          {inside}
        </a>
      )}
    </Tooltip>
  );
}
