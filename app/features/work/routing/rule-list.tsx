import { useQuery } from "@tanstack/react-query";
import { Plus, Route } from "lucide-react";
import { useState } from "react";
import type { ListedRule } from "../../../../domain/api/work/routing.ts";
import { moveBy } from "../../../../domain/platform/ordering.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { DeleteRule } from "./delete-rule.tsx";
import { RuleForm } from "./rule-form.tsx";
import { RuleRow } from "./rule-row.tsx";
import { useFocusBack } from "./use-focus-back.ts";

type OpenDialog = { dialog: "add" } | { dialog: "edit" | "delete"; rule: ListedRule };

/** The routing rules in order. */
export function RuleList() {
  const { t } = useTranslation("routing");
  const rules = useQuery({ queryKey: ["routing-rules"], queryFn: () => api("GET /api/routing-rules") });
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const title = useFocusBack<HTMLHeadingElement>(rules.data?.length ?? 0, opened !== null);
  const close = () => setOpened(null);
  return (
    <section aria-labelledby="routing-rules" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="routing-rules" ref={title} tabIndex={-1} className="text-2xl">
          {t("rules.title")}
        </h2>
        <Button onClick={() => setOpened({ dialog: "add" })}>
          <Plus aria-hidden="true" />
          {t("rules.add")}
        </Button>
      </div>
      <QueryStates query={rules} error={t("rules.error")}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Route} title={t("rules.empty")} text={t("rules.emptyText")} heading="p" />
          ) : (
            <Rules rules={all} onOpen={(dialog, rule) => setOpened({ dialog, rule })} />
          )
        }
      </QueryStates>
      {opened?.dialog === "add" && <RuleForm onClose={close} />}
      {opened?.dialog === "edit" && <RuleForm rule={opened.rule} onClose={close} />}
      {opened?.dialog === "delete" && <DeleteRule rule={opened.rule} onClose={close} />}
    </section>
  );
}

type RulesProps = { rules: ListedRule[]; onOpen: (dialog: "edit" | "delete", rule: ListedRule) => void };

function Rules({ rules, onOpen }: RulesProps) {
  const { t } = useTranslation("routing");
  const ids = rules.map(({ id }) => id);
  const changeOptions = {
    failure: t("rules.failed"),
    reason: t("rules.failedText"),
    renews: [["routing-rules"]],
    instead: { conflict: () => showErrorToast(t("rules.failed"), null, t("rules.conflict")) },
  };
  const moveRule = useChange({
    ...changeOptions,
    request: ({ rule, step }: { rule: ListedRule; step: -1 | 1 }) => {
      const body = { ids: moveBy(ids, rule.id, step), seen: ids };
      return { to: "PUT /api/routing-rules/order", body } as const;
    },
    success: ({ rule, step }) =>
      t("rules.moved", { name: rule.name, place: ids.indexOf(rule.id) + 1 + step, total: ids.length }),
  });
  const toggleRule = useChange({
    ...changeOptions,
    request: ({ id, name, conditions, target, tagIds, task, version, isActive }: ListedRule) => {
      const body = { name, conditions, target, tagIds, task, version, isActive: !isActive };
      return { to: "PUT /api/routing-rules/:id", params: { id }, body } as const;
    },
    success: t("rules.switched"),
  });
  const isBusy = moveRule.isPending || toggleRule.isPending;
  return (
    <ol
      aria-label={t("rules.title")}
      className="grid grid-cols-1 divide-y divide-line rounded border border-line bg-surface"
    >
      {rules.map((rule, place) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          place={place + 1}
          isLast={place === rules.length - 1}
          // Ignores a second press: it would be based on a list that is about to change.
          onMove={(step) => !isBusy && moveRule.mutate({ rule, step })}
          onSwitch={() => !isBusy && toggleRule.mutate(rule)}
          onEdit={() => onOpen("edit", rule)}
          onDelete={() => onOpen("delete", rule)}
        />
      ))}
    </ol>
  );
}
