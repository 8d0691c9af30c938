import { useTranslation } from "../../lib/i18n.tsx";
import type { Partner } from "../../../server/content/present.ts";
import { LogoTile } from "../../ui/logo-tile.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { useList } from "./use-list.ts";

const PLACEHOLDERS = 6;

export function Partners({ given }: { given: Partner[] | null }) {
  const { t } = useTranslation("home");
  const list = useList(given, "/api/insurance-partners");
  return (
    <>
      <h3 className="mb-6 text-2xl">{t("partners.title")}</h3>
      <LoadedList
        list={list}
        texts={{ error: t("partners.error"), empty: t("partners.empty") }}
        className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-6"
        placeholders={PLACEHOLDERS}
        placeholder={<Skeleton className="h-24" />}
        Item={PartnerTile}
      />
    </>
  );
}

function PartnerTile({ item: { name, website, logoUrl } }: { item: Partner }) {
  const { t } = useTranslation("home");
  const tile = <LogoTile name={name} src={logoUrl} className="h-24" />;
  if (!website) return tile;
  return (
    <a href={website} target="_blank" rel="noopener" className="block rounded transition-opacity hover:opacity-80">
      {tile}
      <span className="sr-only"> ({t("partners.newTab")})</span>
    </a>
  );
}
