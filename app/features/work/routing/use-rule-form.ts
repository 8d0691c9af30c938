import { useQueryClient } from "@tanstack/react-query";
import type { ListedRule } from "../../../../domain/api/work/routing.ts";
import { api, codeOf } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { toast } from "../../../ui/toast-store.ts";

const loadRules = async () => (await import("../../../../domain/work/desk/routing-rules.ts")).routingRule;

const valuesOf = (rule: ListedRule | undefined) => ({
  name: rule?.name ?? "",
  isActive: rule?.isActive ?? true,
  conditions: {
    kinds: rule?.conditions.kinds ?? [],
    languages: rule?.conditions.languages ?? [],
    types: rule?.conditions.types ?? [],
    sources: rule?.conditions.sources?.join(", ") ?? "",
    hours: rule?.conditions.hours ?? "",
    tagIds: (rule?.conditions.tagIds ?? []).map(String),
  },
  tagIds: (rule?.tagIds ?? []).map(String),
  target: {
    to: rule?.target.to ?? ("group" as const),
    userIds: (rule?.people ?? []).filter(({ canOwn }) => canOwn).map(({ id }) => String(id)),
  },
  task: {
    what: rule?.task?.what ?? "",
    whom: String(rule?.task?.whom ?? "owner"),
    days: String(rule?.task?.days ?? 1),
  },
});

/** The form state that creates or changes a routing rule. */
export function useRuleForm(rule: ListedRule | undefined, onDone: () => void) {
  const { t } = useTranslation("routing");
  const client = useQueryClient();
  const form = useApiForm(loadRules, valuesOf(rule));
  const renew = () => client.invalidateQueries({ queryKey: ["routing-rules"] });
  const submit = form.submit(
    async (values) => {
      if (rule) {
        const body = { ...values, version: rule.version };
        await api("PUT /api/routing-rules/:id", { params: { id: rule.id }, body });
      } else await api("POST /api/routing-rules", { body: values });
      toast({ title: t("rules.saved") });
      onDone();
      await renew();
    },
    (error) => {
      const isOld = codeOf(error) === "conflict";
      showErrorToast(t("rules.failed"), isOld ? null : error, t(isOld ? "rules.conflict" : "rules.failedText"));
      if (isOld) {
        onDone();
        void renew();
      }
    },
  );
  return { ...form, submit };
}
