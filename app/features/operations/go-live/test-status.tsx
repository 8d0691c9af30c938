import type { TestMessage } from "../../../../domain/operations/go-live/step-names.ts";
import type { ShownTest } from "../../../../domain/api/operations/go-live.ts";
import { MessageStatus } from "../../../layout/message-status.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { GO_LIVE_KEYS } from "./use-go-live.ts";

const loadRules = async () => (await import("../../../../domain/operations/go-live/set-up.ts")).arrivedCode;

type TestStatusProps = { message: TestMessage; test: ShownTest };

/** The delivery status of the last test message, and the form for the code that confirms its arrival. */
export function TestStatus({ message, test }: TestStatusProps) {
  const { t } = useTranslation("go-live");
  const dates = useDates();
  const { to, sentAt, status, leavesAt, arrivedAt } = test;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 break-words">{t("test.last", { to, time: dates.dateTime(sentAt) })}</span>
        {arrivedAt ? (
          <Badge tone="success">{t("test.arrived", { time: dates.dateTime(arrivedAt) })}</Badge>
        ) : (
          <MessageStatus status={status} />
        )}
        {status === "queued" && leavesAt && <span>{t("test.leaves", { time: dates.dateTime(leavesAt) })}</span>}
      </p>
      {!arrivedAt && <ArrivalForm message={message} />}
    </div>
  );
}

function ArrivalForm({ message }: Pick<TestStatusProps, "message">) {
  const { t } = useTranslation("go-live");
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, { code: "" });
  const confirm = useChange({
    request: (body: { code: string }) => ({
      to: "POST /api/test-messages/:message/arrival",
      params: { message },
      body,
    }),
    success: t("test.confirmed"),
    failure: t("test.confirmFailed"),
    renews: GO_LIVE_KEYS,
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={submit(
        async (values) => void (await confirm.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <Field label={t("test.code")} error={errorOf("code")} required className="w-52">
        <Input inputMode="numeric" autoComplete="one-time-code" {...register("code")} />
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy} className="mt-6.5">
        {t("test.confirm")}
      </Button>
    </form>
  );
}
