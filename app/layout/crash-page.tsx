import { localPhone, telHref } from "../../domain/platform/phone.ts";
import en from "../../locales/en/platform/crash.json";
import es from "../../locales/es/platform/crash.json";
import { useRootData } from "../lib/root-context.tsx";

export const crashTexts = { en, es };

/** The last-resort error page, in both languages. It gives the phone only if the root data are there. */
export function CrashPage({ isFramed = false }: { isFramed?: boolean }) {
  const phone = useRootData()?.agency.phone;
  const Frame = isFramed ? "div" : "main";
  return (
    <Frame className="container-page grid gap-8 py-20">
      {[en, es].map((texts, index) => (
        <section key={texts.title} lang={index === 0 ? "en" : "es"} className="grid justify-items-start gap-3">
          {index === 0 ? <h1>{texts.title}</h1> : <h2>{texts.title}</h2>}
          <p className="max-w-prose text-lg">
            {texts.text}{" "}
            {phone && (
              <a href={telHref(phone)} className="link">
                {localPhone(phone)}
              </a>
            )}
          </p>
          <a href="/" className="link">
            {texts.home}
          </a>
        </section>
      ))}
    </Frame>
  );
}
