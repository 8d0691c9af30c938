import { useState } from "react";
import type { ShownSignOff } from "../../../../domain/api/operations/go-live.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { GO_LIVE_KEYS } from "./use-go-live.ts";

const MAX_NOTE = 300;

type SignOffProps = {
  /** The number of open lines. */
  open: number;
  signOffs: ShownSignOff[];
};

/** The sign-off by which an admin lets the site go live, and the record of earlier ones. */
export function SignOff({ open, signOffs }: SignOffProps) {
  const { t } = useTranslation("go-live");
  const [note, setNote] = useState("");
  const [isAsking, setAsking] = useState(false);
  const sign = useChange({
    request: () => ({ to: "POST /api/go-live/sign-offs", body: { note } }),
    success: t("signOff.done"),
    failure: t("signOff.failed"),
    renews: GO_LIVE_KEYS,
    onDone() {
      setNote("");
      setAsking(false);
    },
  });
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle as="h2">{t("signOff.title")}</CardTitle>
        <p className="mt-1 max-w-3xl text-ink-soft">{t("signOff.intro")}</p>
      </div>
      <Field label={t("signOff.note")} className="max-w-xl">
        <Input autoComplete="off" maxLength={MAX_NOTE} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button
        className="justify-self-start"
        busy={sign.isPending}
        onClick={() => (open > 0 ? setAsking(true) : sign.mutate())}
      >
        {t("signOff.submit")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("signOff.question")}
        description={t("signOff.questionText", { count: open })}
        confirmLabel={t("signOff.submit")}
        busy={sign.isPending}
        onConfirm={() => sign.mutate()}
      />
      <SignOffList signOffs={signOffs} />
    </Card>
  );
}

function SignOffList({ signOffs }: Pick<SignOffProps, "signOffs">) {
  const { t } = useTranslation("go-live");
  const dates = useDates();
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-lg">{t("signOff.history")}</h3>
      {signOffs.length === 0 && <p className="mt-2 text-ink-soft">{t("signOff.none")}</p>}
      <ul className="mt-2 grid gap-4">
        {signOffs.map(({ id, at, by, note, open }) => (
          <li key={id} className="min-w-0">
            <p className="font-semibold">{t("signOff.by", { name: by ?? "–", time: dates.dateTime(at) })}</p>
            {note && <p className="break-words">{note}</p>}
            {open.length === 0 ? (
              <p className="text-ink-soft">{t("signOff.nothingOpen")}</p>
            ) : (
              <details>
                <summary className="flex min-h-11 w-fit items-center font-semibold text-indigo">
                  {t("signOff.open", { count: open.length })}
                </summary>
                <ul className="grid list-disc gap-1 ps-6">
                  {open.map((line) => (
                    <li key={line.id} className="break-words">
                      {line.title} ({t(`states.${line.state}`)})
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
