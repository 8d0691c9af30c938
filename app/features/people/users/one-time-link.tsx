import { Copy } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useCopy } from "../../../lib/use-copy.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** A link that works once. It is shown only now and stored nowhere, so it must be copied. */
export function OneTimeLink({ link, note }: { link: string; note: string }) {
  const { t } = useTranslation("users");
  const copy = useCopy();

  async function copyLink() {
    if (await copy(link)) toast({ title: t("link.copied") });
  }

  return (
    <div className="grid gap-4">
      <Alert variant="info">{note}</Alert>
      <Field label={t("link.label")}>
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" className="justify-self-start" onClick={() => void copyLink()}>
        <Copy aria-hidden="true" />
        {t("link.copy")}
      </Button>
    </div>
  );
}
