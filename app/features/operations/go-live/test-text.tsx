import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { TestStatus } from "./test-status.tsx";
import { GO_LIVE_KEYS, useSetUp } from "./use-go-live.ts";

const loadRules = async () => (await import("../../../../domain/operations/go-live/set-up.ts")).testText;

/** The test text: sends it to the admin's own number, and confirms its arrival. */
export function TestText() {
  const { t } = useTranslation("go-live");
  const test = useSetUp().data?.tests.text;
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, { phone: "" });
  const send = useChange({
    request: (body: { phone: string }) => ({ to: "POST /api/test-messages/text", body }),
    success: t("test.queued"),
    failure: t("test.sendFailed"),
    renews: GO_LIVE_KEYS,
  });
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle className="text-lg">{t("test.textTitle")}</CardTitle>
        <p className="mt-1 text-ink-soft">{t("test.textIntro")}</p>
      </div>
      <form
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={submit(
          async (values) => void (await send.mutateAsync(values)),
          () => undefined, // useChange shows the error
        )}
      >
        <Field label={t("test.phone")} error={errorOf("phone")} required className="w-52">
          <Input type="tel" autoComplete="tel" {...register("phone")} />
        </Field>
        <Button type="submit" variant="secondary" busy={isBusy} className="mt-6.5">
          {t("test.sendText")}
        </Button>
      </form>
      {test && <TestStatus key={test.sentAt} message="text" test={test} />}
    </Card>
  );
}
