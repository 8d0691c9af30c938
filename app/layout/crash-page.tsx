import { agency } from "../../agency.config.ts";
import { telHref } from "../../domain/phone.ts";
import en from "../../locales/en/crash.json";
import es from "../../locales/es/crash.json";
import { useLanguage } from "../lib/i18n.tsx";
import { useLocalPath } from "../lib/local-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { LostPage } from "./lost-page.tsx";
import { officePhone } from "./office-phone.ts";

export const crashTexts = { en, es };

/** A page that failed, within the frame. Its texts are at hand whatever could not be had; the way back loads anew. */
export function FramedCrashPage() {
  const texts = crashTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <LostPage status={agency.name} title={texts.title} text={texts.text} art="hail-over-roof">
      <ButtonLink href={localPath("/")} variant="ghost">
        {texts.home}
      </ButtonLink>
    </LostPage>
  );
}

/** When even the texts of the frame could not be had, both languages say so. */
export function CrashPage() {
  return (
    <main className="container-page grid gap-8 py-20">
      {[en, es].map((texts, index) => (
        <section key={texts.title} lang={index === 0 ? "en" : "es"} className="grid justify-items-start gap-3">
          {index === 0 ? <h1>{texts.title}</h1> : <h2>{texts.title}</h2>}
          <p className="max-w-prose text-lg">
            {texts.text}{" "}
            <a href={telHref(agency.phone)} className="link">
              {officePhone}
            </a>
          </p>
          <a href="/" className="link">
            {texts.home}
          </a>
        </section>
      ))}
    </main>
  );
}
