import type { MorningRequests } from "../../../../domain/api/work/morning.ts";
import { GROUPINGS } from "../../../../domain/work/morning/figures.ts";
import { sayGroup } from "../../../../domain/work/morning/say.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { Part } from "./part.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

/** The groupings to choose from; weeks have their own section. */
const CHOICES = GROUPINGS.filter((by) => by !== "week");

/** The requests by agent, type, language, source or campaign. */
export function Groups({ requests }: { requests: MorningRequests }) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const { parameters, change } = useAddress();
  const by = CHOICES.find((name) => name === parameters.get("by")) ?? CHOICES[0] ?? "owner";
  const { rows } = requests.groups[by];
  return (
    <Part title={t("parts.groups")}>
      <div role="group" aria-label={t("by.label")} className="flex flex-wrap gap-2 print:hidden">
        {CHOICES.map((name) => (
          <FilterButton key={name} isChosen={name === by} onClick={() => change({ by: name })}>
            {t(`by.${name}`)}
          </FilterButton>
        ))}
      </div>
      <BarChart
        rows={rows.map((row) => ({ name: sayGroup(t, by, row, words.day), value: row.now.received }))}
        label={`${t("figures.received")}: ${t(`by.${by}`)}`}
      />
      <FiguresTable requests={requests} by={by} label={t(`by.${by}`)} />
    </Part>
  );
}
