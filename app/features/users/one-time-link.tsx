import { Copy } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";

/** A link that works once, to be handed over now: it is shown this one time and kept nowhere. */
export function OneTimeLink({ link, note }: { link: string; note: string }) {
  const { t } = useTranslation("users");

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t("link.copied") });
    } catch {
      toast({ title: t("link.copyFailed"), description: t("link.copyByHand"), variant: "destructive" });
    }
  }

  return (
    <div className="grid gap-4">
      <Alert variant="info">{note}</Alert>
      <Field label={t("link.label")}>
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" className="justify-self-start" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t("link.copy")}
      </Button>
    </div>
  );
}
