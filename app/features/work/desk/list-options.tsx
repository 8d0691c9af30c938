import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../layout/use-may.ts";
import { LiveSwitches } from "../../../layout/live/live-controls.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { late } from "../../../lib/late.ts";
import { Button } from "../../../ui/button.tsx";
import { PopButton } from "../../../ui/pop-button.tsx";
import { chooseDensity, DENSITIES, type Density } from "./density.ts";
import { ExportButton } from "./export-button.tsx";

const RecentBulk = late(async () => (await import("./recent-bulk.tsx")).RecentBulk);

type ListOptionsProps = {
  density: Density;
  exportPath: string;
  onSelect: () => void;
  onSelectAll: () => void;
  onShowBulk: (id: number) => void;
};

/** The options of the list that are seldom needed: height of rows, sound and notifications, selection, export. */
export function ListOptions(props: ListOptionsProps) {
  const [isRecentOpen, setRecentOpen] = useState(false);
  return (
    <>
      <OptionsPanel {...props} onRecent={() => setRecentOpen(true)} />
      {isRecentOpen && <RecentBulk onClose={() => setRecentOpen(false)} onShow={props.onShowBulk} />}
    </>
  );
}

function OptionsPanel(props: ListOptionsProps & { onRecent: () => void }) {
  const { t } = useTranslation("desk");
  const { density, exportPath, onSelect, onSelectAll, onRecent } = props;
  const mayExport = useMay("customer-data", "create");
  const look = { variant: "secondary", size: "sm", "data-closes": "" } as const;
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
        {mayExport && (
          <>
            <Button {...look} onClick={onSelect}>
              {t("bulk:select")}
            </Button>
            <Button {...look} onClick={onSelectAll}>
              {t("bulk:selectAll")}
            </Button>
            <Button {...look} onClick={onRecent}>
              {t("bulk:recent.title")}
            </Button>
            <ExportButton path={exportPath} />
          </>
        )}
      </div>
    </PopButton>
  );
}
