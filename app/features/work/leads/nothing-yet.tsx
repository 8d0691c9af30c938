import { Info } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";

/** The sentence that stands first in every service form and receipt: nothing counts until the insurer confirms it. */
export function NothingYet() {
  const { t } = useTranslation("service");
  return <SaidFirst text={t("nothingYet")} />;
}

/** A sentence that stands first, whatever else there is to say. */
export function SaidFirst({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded border border-indigo/40 bg-indigo-soft p-4 font-semibold">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-indigo" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
