import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import type { AgencyCode } from "../../../../domain/api/content/references.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useCopy } from "../../../lib/use-copy.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** The agency's codes at the carriers, with buttons to copy them. */
export function AgencyCodes() {
  const { t } = useTranslation("tools");
  const codes = useQuery({ queryKey: ["agency-codes"], queryFn: () => api("GET /api/agency-codes") });
  return (
    <Card as="section" aria-labelledby="agency-codes" className="grid content-start gap-3">
      <CardTitle as="h2" id="agency-codes">
        {t("agencyCodes.title")}
      </CardTitle>
      <p className="text-sm text-ink-soft">{t("agencyCodes.text")}</p>
      <QueryStates query={codes} error={t("agencyCodes.error")} lines={3}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-soft">{t("agencyCodes.none")}</p>
          ) : (
            <ul className="divide-y divide-line">
              {all.map((code) => (
                <CodeRow key={code.id} code={code} />
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Card>
  );
}

function CodeRow({ code: { carrier, code, isSample } }: { code: AgencyCode }) {
  const { t } = useTranslation("tools");
  const copy = useCopy();

  async function copyCode() {
    if (await copy(code)) toast({ title: t("agencyCodes.copied"), description: `${carrier}: ${code}` });
  }

  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{carrier}</span>
        <span className="me-2 font-semibold tabular-nums">{code}</span>
        {isSample && <SampleMark />}
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t("agencyCodes.copyOf", { carrier })}
        onClick={() => void copyCode()}
      >
        <Copy aria-hidden="true" className="size-4!" />
        {t("copy.button")}
      </Button>
    </li>
  );
}
