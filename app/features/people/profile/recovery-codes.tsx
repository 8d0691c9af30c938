import { Copy, Printer } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useCopy } from "../../../lib/use-copy.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** Focuses the heading: the step before is gone, and the focus with it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The recovery codes. They are shown only this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation("profile");
  const copy = useCopy();

  async function copyCodes() {
    if (await copy(codes.join("\n"))) toast({ title: t("twoFactor.codes.copied") });
  }

  return (
    <div className="grid gap-4">
      <h3 ref={takeFocus} tabIndex={-1} className="text-lg">
        {t("twoFactor.codes.title")}
      </h3>
      <p className="text-ink-soft">{t("twoFactor.codes.text")}</p>
      <ol className="grid gap-x-8 gap-y-1 rounded bg-surface-2 p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copyCodes()}>
          <Copy aria-hidden="true" />
          {t("twoFactor.codes.copy")}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t("twoFactor.codes.print")}
        </Button>
        <Button onClick={onDone}>{t("twoFactor.codes.done")}</Button>
      </div>
    </div>
  );
}
