import { CircleAlert, CircleCheck } from "lucide-react";
import type { Palette } from "../../../../../domain/operations/looks/palette.ts";
import { checkPairs, type CheckedPair } from "../../../../../domain/operations/looks/pairs.ts";
import type { Scheme } from "../../../../../domain/operations/looks/tokens.ts";
import { useLanguage, useTranslation } from "../../../../lib/i18n.tsx";

/** The contrast of every pair of one scheme: the failing ones at once, all of them on demand. */
export function ContrastList({ palette, scheme }: { palette: Palette; scheme: Scheme }) {
  const { t } = useTranslation("settings");
  const pairs = checkPairs(palette, scheme);
  const failing = pairs.filter(({ passes }) => !passes);
  const isFine = failing.length === 0;
  const Icon = isFine ? CircleCheck : CircleAlert;
  return (
    <div className="grid gap-2 text-sm">
      <div aria-live="polite" className="grid gap-1">
        <p className={isFine ? "flex gap-2 text-sage" : "flex gap-2 font-semibold text-brick"}>
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {isFine
            ? t("looks.pairs.fine", { count: pairs.length })
            : t("looks.pairs.failing", { count: failing.length })}
        </p>
        {!isFine && <Pairs pairs={failing} />}
      </div>
      <details>
        <summary className="w-fit py-1 underline">{t("looks.pairs.all")}</summary>
        <Pairs pairs={pairs} />
      </details>
    </div>
  );
}

function Pairs({ pairs }: { pairs: CheckedPair[] }) {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // Rounded down: 4.46 is not the 4.5 that is asked for.
  const shown = (ratio: number) => format.format(Math.floor(ratio * 10) / 10);
  return (
    <ul className="grid gap-1">
      {pairs.map(({ over, under, ratio, least, passes }) => (
        <li key={`${over} ${under}`} className="flex justify-between gap-3">
          <span>{t("looks.pairs.pair", { over: t(`looks.tokens.${over}`), under: t(`looks.tokens.${under}`) })}</span>
          <span className={passes ? "shrink-0 tabular-nums" : "shrink-0 font-semibold text-brick tabular-nums"}>
            {passes
              ? t("looks.pairs.ratio", { ratio: shown(ratio) })
              : t("looks.pairs.tooLow", { ratio: shown(ratio), least: shown(least) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
