import { MessageSquareText } from "lucide-react";
import { localPhone } from "../../domain/platform/phone.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { Card } from "../ui/card.tsx";

/**
 * The card that opens the text messages of a phone with the office's number. Other devices cannot text, and do not show
 * it. It says what texting first means: consent to an answer by text, which STOP ends.
 */
export function TextUs({ number, as }: { number: string; as?: "li" }) {
  const { t } = useTranslation("contacts");
  return (
    <Card
      {...(as && { as })}
      padding="none"
      interactive
      className="hidden items-start gap-4 p-5 max-md:pointer-coarse:flex"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-indigo-soft text-indigo">
        <MessageSquareText aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="text-xl">{t("cards.text.title")}</h2>
        <a href={`sms:${number}`} className="stretched-link link font-semibold">
          {localPhone(number)}
        </a>
        <p className="mt-1 text-sm text-ink-soft">{t("cards.text.text")}</p>
      </div>
    </Card>
  );
}
