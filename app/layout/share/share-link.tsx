import { Check, Copy } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { SCREEN_SHARE } from "../../../domain/platform/limits.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useCopy } from "../../lib/use-copy.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";

/** The generated link, to be copied and sent to the customer. */
export function ShareLink({ link }: { link: string }) {
  const { t } = useTranslation("share-desk");
  const id = useId();
  const copy = useCopy();
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), SCREEN_SHARE.copiedMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copyLink() {
    if (await copy(link)) setCopiedAt(Date.now());
  }

  const isCopied = copiedAt !== null;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {t("link.label")}
      </label>
      <div className="flex flex-wrap gap-3">
        <Input id={id} readOnly value={link} className="min-w-0 flex-1" onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copyLink()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(isCopied ? "link.copied" : "link.copy")}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied && t("link.copied")}
      </p>
    </div>
  );
}
