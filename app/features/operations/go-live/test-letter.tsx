import { Link } from "react-router";
import type { ShownTest } from "../../../../domain/api/operations/go-live.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { TestStatus } from "./test-status.tsx";
import { GO_LIVE_KEYS, useSetUp } from "./use-go-live.ts";

const loadRules = async () => (await import("../../../../domain/operations/go-live/set-up.ts")).mailHeaders;

/** The test letter: sends it to the admin's own address, confirms its arrival, and reads its headers. */
export function TestLetter() {
  const { t } = useTranslation("go-live");
  const test = useSetUp().data?.tests.mail;
  const send = useChange({
    request: () => ({ to: "POST /api/test-messages/mail" }),
    success: t("test.queued"),
    failure: t("test.sendFailed"),
    renews: GO_LIVE_KEYS,
  });
  return (
    <Card as="section" id="test-letter" className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle className="text-lg">{t("test.letterTitle")}</CardTitle>
        <p className="mt-1 text-ink-soft">
          {t("test.letterIntro")}{" "}
          <Link to="/profile" className="link">
            {t("test.profile")}
          </Link>
        </p>
      </div>
      <Button variant="secondary" className="justify-self-start" busy={send.isPending} onClick={() => send.mutate()}>
        {t("test.sendLetter")}
      </Button>
      {test && <TestStatus key={test.sentAt} message="mail" test={test} />}
      {test && <LetterHeaders key={`headers ${test.sentAt}`} test={test} />}
    </Card>
  );
}

/** The domains of the last letter as far as they are known, and the form for its headers, which tell the rest. */
function LetterHeaders({ test: { domains } }: { test: ShownTest }) {
  const { t } = useTranslation("go-live");
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, { headers: "" });
  const read = useChange({
    request: (body: { headers: string }) => ({ to: "PUT /api/test-messages/mail/headers", body }),
    success: t("test.readDone"),
    failure: t("test.readFailed"),
    renews: GO_LIVE_KEYS,
  });
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={submit(
        async (values) => void (await read.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      {domains && (
        <p className="break-words">
          {t("test.domains", {
            from: domains.from,
            envelope: domains.envelope || t("test.notSeen"),
            dkim: domains.dkim.join(", ") || t("test.notSeen"),
          })}
        </p>
      )}
      <Field label={t("test.headers")} hint={t("test.headersHint")} error={errorOf("headers")} required>
        <Textarea
          rows={5}
          spellCheck={false}
          autoComplete="off"
          className="font-mono text-sm"
          {...register("headers")}
        />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isBusy}>
        {t("test.read")}
      </Button>
    </form>
  );
}
