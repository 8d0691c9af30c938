import { ExternalLink, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { officeName } from "../../../../domain/operations/settings/offices.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Scene } from "../../../ui/scene.tsx";

/**
 * A drawn map. The external map of an office, if there is one, is loaded only on request, so that no visitor's data
 * leaves before.
 */
export function OfficeMap() {
  const { t } = useTranslation("contacts");
  const offices = useMappedOffices();
  const [shown, setShown] = useState<MappedOffice | null>(null);
  return (
    <section id="map" aria-labelledby="map-title" className="scroll-mt-20">
      <h2 id="map-title" className="mb-6">
        {t("map.title")}
      </h2>
      <div className="relative aspect-square overflow-hidden rounded border border-line bg-surface-2 sm:aspect-[2/1]">
        {shown ? <LiveMap key={shown.id} office={shown} /> : <DrawnMap offices={offices} onShow={setShown} />}
      </div>
      {offices.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-soft">
          {!shown && <p className="max-w-prose">{t("map.note")}</p>}
          {shown && offices.length > 1 && (
            <ShowButtons offices={offices.filter(({ id }) => id !== shown.id)} onShow={setShown} size="md" />
          )}
          <ul className="flex flex-wrap gap-x-6">
            {offices.map((office) => (
              <li key={office.id}>
                <MapLink office={office} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** An office with an external map. It has a name when there are several offices. */
type MappedOffice = { id: string; url: string; city: string | null };

function useMappedOffices(): MappedOffice[] {
  const agency = useAgency();
  const isOneOfSeveral = agency.locations.length > 1;
  return agency.locations.flatMap((office) =>
    office.mapUrl
      ? [{ id: office.id, url: office.mapUrl, city: isOneOfSeveral ? officeName(agency, office) : null }]
      : [],
  );
}

function MapLink({ office: { url, city } }: { office: MappedOffice }) {
  const { t } = useTranslation("contacts");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
    >
      {city === null ? t("map.open") : t("map.openOf", { city })}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}

type ShowProps = { offices: readonly MappedOffice[]; onShow: (office: MappedOffice) => void };

/** The drawing, with a button for each external map. */
function DrawnMap({ offices, onShow }: ShowProps) {
  return (
    <>
      <Scene src="/art/street-map.svg" className="size-full object-cover object-top" />
      {offices.length > 0 && (
        <div className="absolute inset-x-0 bottom-0 p-4 sm:p-6">
          <ShowButtons offices={offices} onShow={onShow} size="lg" />
        </div>
      )}
    </>
  );
}

function ShowButtons({ offices, onShow, size }: ShowProps & { size: "md" | "lg" }) {
  const { t } = useTranslation("contacts");
  return (
    <p className="flex flex-wrap justify-center gap-2 noscript:hidden">
      {offices.map((office) => (
        <Button key={office.id} onClick={() => onShow(office)} size={size} className="shadow-float max-sm:w-full">
          <MapIcon aria-hidden="true" />
          {office.city === null ? t("map.show") : t("map.showOf", { city: office.city })}
        </Button>
      ))}
    </p>
  );
}

function LiveMap({ office: { url, city } }: { office: MappedOffice }) {
  const { t } = useTranslation("contacts");
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      title={city === null ? t("map.frame") : t("map.frameOf", { city })}
      src={url}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      className="size-full"
    />
  );
}
