import { useLayoutEffect, useRef } from "react";
import { heroAddress, type Hero } from "../../../../../domain/operations/looks/hero.ts";
import { tokensOf, type Palette } from "../../../../../domain/operations/looks/palette.ts";
import { SCHEMES, type Scheme } from "../../../../../domain/operations/looks/tokens.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { cx } from "../../../../ui/cx.ts";

type HeroPreviewProps = { hero: Pick<Hero, "key">; palette: Palette };

/** The head of the home page in small, as it will stand: light and dark on a wide screen, and on a phone. */
export function HeroPreview({ hero, palette }: HeroPreviewProps) {
  const { t } = useTranslation("settings");
  const src = heroAddress(hero, 640, "jpg");
  return (
    <div role="group" aria-label={t("looks.hero.preview")} className="grid gap-4 md:grid-cols-2">
      {SCHEMES.map((scheme) => (
        <figure key={scheme} className="grid content-start gap-2">
          <SmallHome src={src} palette={palette} scheme={scheme} isWide />
          <SmallHome src={src} palette={palette} scheme={scheme} />
          <figcaption className="text-sm text-ink-soft">{t(`looks.schemes.${scheme}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

type SmallHomeProps = { src: string; palette: Palette; scheme: Scheme; isWide?: boolean };

function SmallHome({ src, palette, scheme, isWide = false }: SmallHomeProps) {
  const { t } = useTranslation("settings");
  const box = useRef<HTMLDivElement>(null);
  // Set by script: the policy of our pages allows no style attribute.
  useLayoutEffect(() => {
    for (const [token, colour] of Object.entries(tokensOf(palette, scheme))) {
      box.current?.style.setProperty(`--${token}`, colour);
    }
  }, [palette, scheme]);
  const picture = isWide ? "w-[54%] mask-l-from-75%" : "h-24 w-full mask-t-from-80%";
  return (
    <div
      ref={box}
      aria-hidden="true"
      className={cx("flex overflow-hidden rounded border border-line bg-ground text-ink", !isWide && "w-40 flex-col")}
    >
      <div className={cx("grid content-start gap-2 p-3", isWide && "w-[46%] py-6")}>
        <p className="font-display font-semibold">{t("looks.preview.heading")}</p>
        <p className="text-xs text-ink-soft">{t("looks.preview.text")}</p>
        <span className="w-fit rounded bg-accent px-2 py-1 text-xs font-semibold text-on-accent">
          {t("looks.preview.accent")}
        </span>
      </div>
      <img src={src} alt="" className={cx("object-cover", picture, scheme === "dark" && "brightness-90")} />
    </div>
  );
}
