import { useLayoutEffect, useRef } from "react";
import { tokensOf, type Palette } from "../../../../../domain/operations/looks/palette.ts";
import type { Scheme } from "../../../../../domain/operations/looks/tokens.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";

/** A piece of the site in the colours of one scheme. It follows every change at once. */
export function PalettePreview({ palette, scheme }: { palette: Palette; scheme: Scheme }) {
  const { t } = useTranslation("settings");
  const box = useRef<HTMLDivElement>(null);
  // Set by script: the policy of our pages allows no style attribute.
  useLayoutEffect(() => {
    for (const [token, colour] of Object.entries(tokensOf(palette, scheme))) {
      box.current?.style.setProperty(`--${token}`, colour);
    }
  }, [palette, scheme]);
  return (
    <div
      ref={box}
      role="img"
      aria-label={t("looks.preview.label", { scheme: t(`looks.schemes.${scheme}`) })}
      className="overflow-hidden rounded border border-line bg-ground text-ink"
    >
      <div className="flex flex-wrap justify-between gap-x-4 bg-deep px-4 py-2 text-sm text-on-deep">
        <span>{t("looks.preview.band")}</span>
        <span className="text-on-deep-accent">{t("looks.preview.bandAccent")}</span>
      </div>
      <div className="grid gap-3 p-4">
        <p className="font-display text-xl font-semibold">{t("looks.preview.heading")}</p>
        <p className="text-sm text-ink-soft">
          {t("looks.preview.text")} <span className="text-indigo underline">{t("looks.preview.link")}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <span className="rounded bg-accent px-3 py-2 text-sm font-semibold text-on-accent">
            {t("looks.preview.accent")}
          </span>
          <span className="rounded bg-indigo px-3 py-2 text-sm font-semibold text-on-indigo">
            {t("looks.preview.button")}
          </span>
        </div>
        <div className="grid gap-1 rounded border border-line bg-surface p-3 text-sm">
          <span>{t("looks.preview.card")}</span>
          <span className="text-accent">{t("looks.preview.small")}</span>
          <span className="w-fit rounded-xs bg-indigo-soft px-2 text-indigo">{t("looks.preview.badge")}</span>
          <span className="text-brick">{t("looks.preview.error")}</span>
          <span className="text-sage">{t("looks.preview.success")}</span>
        </div>
      </div>
    </div>
  );
}
