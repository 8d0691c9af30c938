import { useMutation, useQuery } from "@tanstack/react-query";
import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { REVIEW_ANSWERS, REVIEW_OUTCOMES } from "../../../../../domain/work/review-options.ts";
import { api, errorText } from "../../../../lib/api.ts";
import { download } from "../../../../lib/download.ts";
import { showErrorToast } from "../../../../lib/error-toast.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FactList } from "../../../../ui/fact-list.tsx";
import { QueryStates } from "../../../../ui/query-states.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { NumberInput, OptionalInput } from "../inputs.tsx";

/** The editor of the question after a request, with the log that shows that nobody was selected. */
export function ReviewsEditor(props: EditorProps<Settings["reviews"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (
    <>
      <OptionalInput type="url" label={t("fields.pageUrl")} hint={t("hints.pageUrl")} {...of("pageUrl")} />
      <NumberInput label={t("fields.daysAfter")} hint={t("hints.daysAfter")} {...of("daysAfter")} />
      <ReviewLog />
    </>
  );
}

/** The log in numbers, and its download. */
function ReviewLog() {
  const { t } = useTranslation("reviews");
  const save = useMutation({
    mutationFn: () => download("/api/review-questions/export", {}),
    onError: (error) => showErrorToast(t("log.downloadFailed"), error, t("log.failed")),
  });
  const log = useQuery({ queryKey: ["review-questions"], queryFn: () => api("GET /api/review-questions") });
  return (
    <section aria-labelledby="review-log" className="grid gap-3">
      <h3 id="review-log" className="text-lg">
        {t("log.title")}
      </h3>
      <p className="text-sm text-ink-soft">{t("log.text")}</p>
      <QueryStates query={log} error={errorText(log.error, t("log.failed"))}>
        {({ outcomes, answers }) => (
          <FactList
            facts={[
              ...REVIEW_OUTCOMES.map((name) => [t(`outcomes.${name}`), String(outcomes[name])] as const),
              ...REVIEW_ANSWERS.map((name) => [t(`answers.${name}`), String(answers[name])] as const),
            ]}
          />
        )}
      </QueryStates>
      <p>
        <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
          {t("log.download")}
        </Button>
      </p>
    </section>
  );
}
