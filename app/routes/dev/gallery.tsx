import { ArrowRight, Phone } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { page } from "../../lib/page.server.ts";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { GalleryContent } from "./gallery-content.tsx";
import { GalleryFeedback } from "./gallery-feedback.tsx";
import { GalleryForms } from "./gallery-forms.tsx";
import { GalleryOverlays } from "./gallery-overlays.tsx";
import { GalleryRow, GallerySection } from "./gallery-section.tsx";

export function loader(args: Parameters<typeof page>[0]) {
  return page(args, ["gallery"], {}, { seo: { isHidden: true } });
}

/** A gallery of every UI component in every state, for developers. Registered in development only. */
export default function Gallery() {
  const { t } = useTranslation("gallery");
  return (
    <div className="container-page py-12">
      <header className="grid gap-3 pb-10">
        <h1>{t("title")}</h1>
        <p className="max-w-[60ch] text-lg text-ink-soft">{t("intro")}</p>
      </header>
      <Colours />
      <Type />
      <Buttons />
      <GalleryForms />
      <GalleryFeedback />
      <GalleryOverlays />
      <GalleryContent />
    </div>
  );
}

const swatches = [
  ["ground", "bg-ground text-ink"],
  ["surface", "bg-surface text-ink"],
  ["surface-2", "bg-surface-2 text-ink"],
  ["ink", "bg-ink text-ground"],
  ["indigo", "bg-indigo text-on-indigo"],
  ["indigo-soft", "bg-indigo-soft text-indigo"],
  ["deep", "bg-deep text-on-deep"],
  ["deep-2", "bg-deep-2 text-on-deep-soft"],
  ["accent", "bg-accent text-on-accent"],
  ["accent-soft", "bg-accent-soft text-accent"],
  ["brick", "bg-brick text-on-brick"],
  ["brick-soft", "bg-brick-soft text-brick"],
  ["sage", "bg-sage text-on-sage"],
  ["sage-soft", "bg-sage-soft text-sage"],
  ["paper", "bg-paper text-on-paper"],
] as const;

function Colours() {
  const { t } = useTranslation("gallery");
  return (
    <GallerySection title={t("sections.colours")}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {swatches.map(([name, look]) => (
          <li
            key={name}
            className={cx("flex h-20 items-end rounded border border-line p-3 text-sm font-semibold", look)}
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <span>{t("colours.ink")}</span>
        <span className="text-ink-soft">{t("colours.inkSoft")}</span>
        <span className="text-indigo">{t("colours.indigo")}</span>
        <span className="text-accent">{t("colours.accent")}</span>
        <span className="text-brick">{t("colours.brick")}</span>
        <span className="text-sage">{t("colours.sage")}</span>
      </p>
    </GallerySection>
  );
}

const sizes = ["text-5xl", "text-4xl", "text-3xl", "text-2xl", "text-xl"] as const;

function Type() {
  const { t } = useTranslation("gallery");
  return (
    <GallerySection title={t("sections.type")}>
      <div className="grid gap-4">
        {sizes.map((size) => (
          <p key={size} className={cx("font-display font-semibold", size)}>
            {t("type.display")}
          </p>
        ))}
        <p className="text-lg">{t("type.lead")}</p>
        <p>{t("type.body")}</p>
        <p className="text-sm text-ink-soft">{t("type.small")}</p>
        <p className="text-xs text-ink-soft">{t("type.fine")}</p>
      </div>
    </GallerySection>
  );
}

const variants: ButtonVariant[] = ["primary", "accent", "secondary", "ghost", "destructive"];
const buttonSizes: ButtonSize[] = ["sm", "md", "lg"];

function Buttons() {
  const { t } = useTranslation("gallery");
  return (
    <GallerySection title={t("sections.buttons")}>
      {buttonSizes.map((size) => (
        <GalleryRow key={size}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {t(`buttons.${variant}`)}
            </Button>
          ))}
        </GalleryRow>
      ))}
      <GalleryRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t(`buttons.${variant}`)}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {t(`buttons.${variant}`)}
          </Button>
        ))}
      </GalleryRow>
      <div className="band-deep rounded p-6">
        <GalleryRow>
          <Button variant="accent" size="lg">
            {t("buttons.accent")}
            <ArrowRight aria-hidden="true" />
          </Button>
          <ButtonLink variant="secondary" size="lg" href="#call">
            <Phone aria-hidden="true" />
            {t("buttons.call")}
          </ButtonLink>
          <p className="text-on-deep-soft">{t("buttons.onDeep")}</p>
        </GalleryRow>
      </div>
      <Button block variant="primary">
        {t("buttons.block")}
      </Button>
    </GallerySection>
  );
}
