import { smsParts } from "../../../domain/work/sms-parts.ts";
import { withSaidFirst } from "../../../domain/work/said-first.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { useTranslation } from "../../lib/i18n.tsx";

/** The sentence that the server puts before the message, in the message's language. */
export function SaidFirst({ first, language }: { first: string; language: Language }) {
  const { t } = useTranslation("answers");
  return (
    <p className="border-s-4 border-line-strong ps-3 text-sm break-words">
      <span className="text-ink-soft">{t("saidFirst")}</span> <span lang={language}>{first}</span>
    </p>
  );
}

/** The number of characters and SMS parts of a text, with the sentence that is put before it. */
export function Count({ text, first }: { text: string; first: string | null }) {
  const { t } = useTranslation("answers");
  const own = text.trim();
  const { characters, parts } = smsParts(own ? withSaidFirst(first, own) : "");
  return t("count", { characters, count: parts });
}

/** The signature that is added below a mail. */
export function SignaturePreview({ signature }: { signature: string }) {
  const { t } = useTranslation("answers");
  return (
    <p className="text-sm break-words text-ink-soft">
      {t("signature")} {t("agency", { signature: signature.replaceAll("\n", " · ") })}
    </p>
  );
}
