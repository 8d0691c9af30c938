import { sayDeed } from "../../../../domain/work/say-deed.ts";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, ListChecks, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ListedSequence } from "../../../../domain/api/work/sequences.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { DryRun } from "./dry-run.tsx";
import { SequenceForm } from "./sequence-form.tsx";

type OpenDialog = { dialog: "add" } | { dialog: "edit" | "delete" | "try"; sequence: ListedSequence };

/** The automated sequences with their actions. */
export function SequenceList() {
  const { t } = useTranslation("sequences");
  const query = useQuery({ queryKey: ["sequences"], queryFn: () => api("GET /api/sequences"), gcTime: 0 });
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  const templates = query.data?.templates ?? [];
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-4">
      <div>
        <Button onClick={() => setOpened({ dialog: "add" })}>
          <Plus aria-hidden="true" />
          {t("add")}
        </Button>
      </div>
      <QueryStates query={query} error={t("error")}>
        {({ sequences }) =>
          sequences.length === 0 ? (
            <EmptyState icon={ListChecks} title={t("none")} text={t("noneText")} heading="p" />
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-line rounded border border-line bg-surface">
              {sequences.map((sequence) => (
                <Row
                  key={sequence.id}
                  sequence={sequence}
                  templates={templates}
                  onOpen={(dialog) => setOpened({ dialog, sequence })}
                />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {opened?.dialog === "add" && <SequenceForm templates={templates} onClose={close} />}
      {opened?.dialog === "edit" && <SequenceForm sequence={opened.sequence} templates={templates} onClose={close} />}
      {opened?.dialog === "delete" && <DeleteSequence sequence={opened.sequence} onClose={close} />}
      {opened?.dialog === "try" && <DryRun sequence={opened.sequence} onClose={close} />}
    </section>
  );
}

type Templates = { id: number; name: string }[];
type RowProps = {
  sequence: ListedSequence;
  templates: Templates;
  onOpen: (dialog: "edit" | "delete" | "try") => void;
};

function Row({ sequence, templates, onOpen }: RowProps) {
  const { t } = useTranslation("sequences");
  const { name, isActive, stage, steps, running, notGoing } = sequence;
  const templateName = (id: number | null) => templates.find((template) => template.id === id)?.name;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {name}
          <Badge tone={isActive ? "success" : "neutral"}>{t(isActive ? "on" : "off")}</Badge>
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {t("begins", { stage: t(`desk:work.stages.${stage}`) })}
          {isActive && ` · ${t("running", { count: running })}`}
        </p>
        {isActive && notGoing.count > 0 && (
          <p className="mt-1 text-sm text-brick">{t("notGoing", { count: notGoing.count, of: notGoing.of })}</p>
        )}
        <ol className="mt-1 text-sm">
          {steps.map((step) => (
            <li key={`${step.day} ${step.do} ${step.templateId}`}>
              {t("day", {
                day: step.day,
                what: [sayDeed(t, step.do), templateName(step.templateId)].filter(Boolean).join(", "),
              })}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-1">
        <IconButton label={t("try", { name })} icon={FlaskConical} onClick={() => onOpen("try")} />
        <IconButton label={t("edit", { name })} icon={Pencil} onClick={() => onOpen("edit")} />
        <IconButton label={t("remove", { name })} icon={Trash2} onClick={() => onOpen("delete")} />
      </div>
    </li>
  );
}

function DeleteSequence({ sequence: { id, name }, onClose }: { sequence: ListedSequence; onClose: () => void }) {
  const { t } = useTranslation("sequences");
  const remove = useChange({
    request: () => ({ to: "DELETE /api/sequences/:id", params: { id } }) as const,
    success: t("deleted"),
    failure: t("failed"),
    renews: [["sequences"]],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onClose}
      title={t("delete.title")}
      description={t("delete.text", { name })}
      confirmLabel={t("delete.confirm")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
