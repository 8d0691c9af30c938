import { Ellipsis } from "lucide-react";
import { useMay } from "../../../layout/use-may.ts";
import { LiveSwitches } from "../../../layout/live/live-controls.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { PopButton } from "../../../ui/pop-button.tsx";
import { chooseDensity, DENSITIES, type Density } from "./density.ts";
import { ExportButton } from "./export-button.tsx";

/** The options of the list that are seldom needed: height of rows, sound and notifications, export. */
export function ListOptions({ density, exportPath }: { density: Density; exportPath: string }) {
  const { t } = useTranslation("desk");
  const mayExport = useMay("customer-data", "create");
  return (
    <PopButton
      variant="ghost"
      size="sm"
      aria-label={t("inbox.options")}
      title={t("inbox.options")}
      button={<Ellipsis aria-hidden="true" />}
      panelLabel={t("inbox.options")}
      panelClassName="w-64 p-4"
    >
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm text-ink-soft">{t("inbox.density.label")}</legend>
          {DENSITIES.map((one) => (
            <label key={one} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="radio"
                name="desk-density"
                value={one}
                checked={one === density}
                onChange={() => chooseDensity(one)}
              />
              {t(`inbox.density.${one}`)}
            </label>
          ))}
        </fieldset>
        <LiveSwitches />
        {mayExport && <ExportButton path={exportPath} />}
      </div>
    </PopButton>
  );
}
