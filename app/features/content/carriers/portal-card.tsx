import { ExternalLink, Star } from "lucide-react";
import type { CarrierPortal } from "../../../../domain/api/content/carriers.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { LogoTile } from "../../../ui/logo-tile.tsx";
import { SampleMark } from "../../../ui/sample-mark.tsx";

type PortalCardProps = {
  portal: CarrierPortal;
  /** True in the results of a search, which finds portals of every line of insurance. */
  showsLine: boolean;
  onToggleFavorite(): void;
};

/** The card of a carrier's portal for agents: the link to it, and the star that makes it a favorite. */
export function PortalCard({ portal, showsLine, onToggleFavorite }: PortalCardProps) {
  const { t } = useTranslation("carriers");
  const { name, description, url, isFavorite, isSample } = portal;
  return (
    <Card as="li" padding="none" className="flex flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <LogoTile name={name} size="sm" decorative />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug">{name}</h3>
          <p className="flex flex-wrap gap-1">
            {showsLine && <Badge tone="indigo">{t(`lines.${portal.line}`)}</Badge>}
            {isSample && <SampleMark />}
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isFavorite}
          aria-label={t("favorite.label", { name, line: t(`lines.${portal.line}`) })}
          className="-me-1 -mt-1 px-2!"
          onClick={onToggleFavorite}
        >
          <Star aria-hidden="true" className={cx(isFavorite && "fill-star text-star")} />
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{description}</p>
      <ButtonLink href={url} target="_blank" rel="noopener" size="sm" variant="secondary" block className="mt-auto">
        {t("open")}
        <span className="sr-only">{t("openOf", { name })}</span>
        <ExternalLink aria-hidden="true" className="size-4!" />
      </ButtonLink>
    </Card>
  );
}
