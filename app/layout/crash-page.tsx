import { agency } from "../../agency.config.ts";
import { telHref } from "../../domain/platform/phone.ts";
import en from "../../locales/en/platform/crash.json";
import es from "../../locales/es/platform/crash.json";
import { officePhone } from "./office-phone.ts";

export const crashTexts = { en, es };

/** The last-resort error page, in both languages. */
export function CrashPage({ isFramed = false }: { isFramed?: boolean }) {
  const Frame = isFramed ? "div" : "main";
  return (
    <Frame className="container-page grid gap-8 py-20">
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
    </Frame>
  );
}
