import { useQueryClient } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import type { ListedRule } from "../../../../domain/api/work/routing.ts";
import { useEditConflict } from "../../../layout/use-edit-conflict.tsx";
import type { RoutingRuleInput } from "../../../../domain/work/desk/routing-rules.ts";
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
  const conflict = useEditConflict(rule, {
    isBusy: form.isBusy,
    readAll: () => api("GET /api/routing-rules"),
    save: (over) => saveOver(over)(),
    begin: (theirs) => form.reset(valuesOf(theirs)),
    onFailure,
  });

  function saveOver(over: ListedRule | undefined) {
    return form.handleSubmit((values) => form.attempt(() => send(values, over), onFailure));
  }

  async function send(values: RoutingRuleInput, over: ListedRule | undefined): Promise<void> {
    if (over) {
      const body = { ...values, version: over.version };
      await api("PUT /api/routing-rules/:id", { params: { id: over.id }, body });
    } else await api("POST /api/routing-rules", { body: values });
    toast({ title: t("rules.saved") });
    onDone();
    await renew();
  }

  function onFailure(error: unknown): void {
    if (codeOf(error) === "conflict") {
      conflict.meet();
      void renew();
    } else showErrorToast(t("rules.failed"), error, t("rules.failedText"));
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => void saveOver(conflict.seen)(event);
  return { ...form, submit, notice: conflict.notice };
}
