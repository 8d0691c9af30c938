import { ExternalLink, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Scene } from "../../../ui/scene.tsx";

/**
 * A drawn map. The external map, if there is one, is loaded only on request, so that no visitor's data leaves before.
 */
export function OfficeMap() {
  const { t } = useTranslation("contacts");
  const { mapUrl } = useAgency();
  const [isLive, setLive] = useState(false);
  return (
    <section id="map" aria-labelledby="map-title" className="scroll-mt-20">
      <h2 id="map-title" className="mb-6">
        {t("map.title")}
      </h2>
      <div className="relative aspect-square overflow-hidden rounded border border-line bg-surface-2 sm:aspect-[2/1]">
        {mapUrl && isLive ? <LiveMap url={mapUrl} /> : <DrawnMap {...(mapUrl && { onShow: () => setLive(true) })} />}
      </div>
      {mapUrl && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-soft">
          {!isLive && <span className="max-w-prose">{t("map.note")}</span>}
          <a
            href={mapUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            {t("map.open")}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </p>
      )}
    </section>
  );
}

/** The drawing, with a button for the external map unless there is none. */
function DrawnMap({ onShow }: { onShow?: () => void }) {
  const { t } = useTranslation("contacts");
  return (
    <>
      <Scene src="/art/street-map.svg" className="size-full object-cover object-top" />
      {onShow && (
        <p className="absolute inset-x-0 bottom-0 grid justify-items-center p-4 sm:p-6 noscript:hidden">
          <Button onClick={onShow} size="lg" className="shadow-float max-sm:w-full">
            <MapIcon aria-hidden="true" />
            {t("map.show")}
          </Button>
        </p>
      )}
    </>
  );
}

function LiveMap({ url }: { url: string }) {
  const { t } = useTranslation("contacts");
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      title={t("map.frame")}
      src={url}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      className="size-full"
    />
  );
}
