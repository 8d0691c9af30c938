import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { telHref } from "../../domain/platform/phone.ts";
import { useAgency } from "../lib/agency.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink, useLocalPath } from "../lib/local-link.tsx";
import { Button, buttonClass, ButtonLink } from "../ui/button.tsx";
import { controlClass } from "../ui/control-class.ts";
import { Scene } from "../ui/scene.tsx";
import { useOfficePhone } from "./office-phone.ts";

type LostPageProps = {
  /** The small line above the title. */
  status: ReactNode;
  title: string;
  text: string;
  /** A scene of `public/art`, without folder and ending. */
  art: string;
  /** The link back. */
  children: ReactNode;
};

/** The layout of error pages: a picture, and the ways on (back, search, quote, phone). */
export function LostPage({ status, title, text, art, children }: LostPageProps) {
  const { t } = useTranslation();
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <div className="container-page grid items-center gap-8 py-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-16">
      <div className="grid gap-4">
        <p className="font-semibold text-accent">{status}</p>
        <h1>{title}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{text}</p>
        <ArticleSearch />
        <p className="flex flex-wrap gap-3">
          <LocalLink to="/quote" className={buttonClass({ variant: "accent" })}>
            {t("topBar.quote")}
          </LocalLink>
          <ButtonLink href={telHref(phone)} variant="secondary" aria-label={t("callUs", { phone: officePhone })}>
            <Phone aria-hidden="true" />
            {officePhone}
          </ButtonLink>
          {children}
        </p>
      </div>
      <Scene src={`/art/${art}.svg`} isUrgent className="h-auto w-full rounded max-lg:max-h-56 max-lg:object-cover" />
    </div>
  );
}

/** The search form of the Knowledge Center; a plain GET form that works without JavaScript. */
function ArticleSearch() {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  return (
    <form role="search" action={localPath("/knowledge-center")} className="flex max-w-xl gap-2">
      <input
        type="search"
        name="q"
        required
        maxLength={100}
        aria-label={t("search.label")}
        placeholder={t("search.label")}
        className={controlClass}
      />
      <Button type="submit">{t("search.button")}</Button>
    </form>
  );
}
