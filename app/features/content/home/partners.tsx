import { Handshake, Phone } from "lucide-react";
import type { Partner } from "../../../../domain/api/content/content.ts";
import { telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LogoTile } from "../../../ui/logo-tile.tsx";
import { SampleNote } from "../../../ui/sample-mark.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { useList } from "./use-list.ts";

const PLACEHOLDERS = 6;

const fetchPartners = (lang: string) => api("GET /api/insurance-partners", { query: { lang } });

export function Partners({ given }: { given: Partner[] | null }) {
  const { t } = useTranslation("home");
  const list = useList(given, fetchPartners);
  return (
    <>
      <h3 className="mb-6 text-2xl">{t("partners.title")}</h3>
      <LoadedList
        list={list}
        error={t("partners.error")}
        empty={<NoPartners />}
        className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-6"
        placeholders={PLACEHOLDERS}
        placeholder={<Skeleton className="h-24" />}
        Item={PartnerTile}
      />
      <SampleNote items={list.items ?? []} className="mt-6" />
    </>
  );
}

function NoPartners() {
  const { t } = useTranslation("home");
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <EmptyState
      icon={Handshake}
      heading="p"
      title={t("partners.empty.title")}
      text={t("partners.empty.text")}
      action={
        <ButtonLink href={telHref(phone)} variant="secondary">
          <Phone aria-hidden="true" />
          {t("help.call", { phone: officePhone })}
        </ButtonLink>
      }
    />
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
