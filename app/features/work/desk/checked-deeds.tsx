import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { stageName } from "../../../../domain/work/desk/stage-name.ts";
import type { BulkChange } from "../../../../domain/work/bulk.ts";
import { stagesOf } from "../../../../domain/work/desk/stages.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { useMay } from "../../../layout/use-may.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomes } from "../../../lib/outcomes.ts";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { Button } from "../../../ui/button.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { useTags } from "../../../layout/tags/use-tags.ts";
import { useColleagues } from "./use-colleagues.ts";

type DeedsProps = {
  kind: LeadKind;
  isBusy: boolean;
  onChoose: (change: BulkChange) => void;
  onTask: () => void;
};

/** The changes that the user's role may make to some requests. */
export function CheckedDeeds({ kind, isBusy, onChoose, onTask }: DeedsProps) {
  const { t } = useTranslation("bulk");
  const hint = useKeyHint();
  const mayWork = useMay("customer-data", "create");
  const mayAssign = useMay(KINDS[kind].resource, "edit");
  const mayBin = useMay(KINDS[kind].resource, "delete");
  const look = { size: "sm", variant: "secondary", busy: isBusy } as const;
  if (!mayWork) return null;
  const further = (["task", "export", ...(mayBin ? (["bin"] as const) : [])] as const).map((value) => ({
    value,
    label: t(`deeds.${value}`),
  }));
  return (
    <>
      <Button {...look} {...hint("bulk")} onClick={() => onChoose({ do: "take" })}>
        {t("deeds.take")}
      </Button>
      <Button {...look} onClick={() => onChoose({ do: "settle" })}>
        {t("deeds.settle")}
      </Button>
      {mayAssign && <AssignAll look={look} onChoose={onChoose} />}
      <MoveAll kind={kind} look={look} onChoose={onChoose} />
      <TagAll look={look} onChoose={onChoose} />
      <ActionMenu
        {...look}
        button={<Opener>{t("bar.more")}</Opener>}
        panelLabel={t("bar.more")}
        groups={[{ choices: further }]}
        onChoose={(value) => (value === "task" ? onTask() : onChoose({ do: value }))}
      />
    </>
  );
}

const Opener = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <ChevronDown aria-hidden="true" />
  </>
);

type MenuProps = Pick<DeedsProps, "onChoose"> & { look: { size: "sm"; variant: "secondary"; busy: boolean } };

/** The menu's value for no owner. */
const NOBODY = "0";

function AssignAll({ look, onChoose }: MenuProps) {
  const { t } = useTranslation("desk");
  const colleagues = useColleagues();
  const user = useUser();
  const label = (name: string, isAway: boolean) => (isAway ? t("inbox.owner.away", { name }) : name);
  const people = colleagues.map(({ id, name, isAway }) => ({
    value: String(id),
    label: id === user?.id ? t("inbox.owner.me", { name }) : label(name, isAway),
  }));
  return (
    <ActionMenu
      {...look}
      button={<Opener>{t("bulk:deeds.assign")}</Opener>}
      panelLabel={t("bulk:deeds.assign")}
      groups={[{ choices: people }, { choices: [{ value: NOBODY, label: t("inbox.owner.nobody") }] }]}
      onChoose={(value) => onChoose({ do: "assign", ownerId: value === NOBODY ? null : Number(value) })}
    />
  );
}

/** The menu of stages; instead of "lost" it offers the reasons for it. */
function MoveAll({ kind, look, onChoose }: MenuProps & { kind: LeadKind }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { lostReasons } = useOutcomes();
  const all = stagesOf(kind);
  const stages = all.filter((stage) => stage !== "lost");
  const reasons = all.includes("lost") ? lostReasons.filter(({ isActive }) => isActive) : [];
  function choose(value: string): void {
    const reason = reasons.find(({ id }) => id === value)?.id;
    const stage = stages.find((one) => one === value);
    if (stage) onChoose({ do: "stage", stage });
    else if (reason) onChoose({ do: "stage", stage: "lost", reason });
  }
  return (
    <ActionMenu
      {...look}
      button={<Opener>{t("bulk:deeds.stage")}</Opener>}
      panelLabel={t("bulk:deeds.stage")}
      groups={[
        {
          choices: stages.map((value): { value: string; label: string } => ({
            value,
            label: t(`work.stages.${stageName(kind, value)}`),
          })),
        },
        {
          heading: t("inbox.lostBecause"),
          choices: reasons.map(({ id, name }): { value: string; label: string } => ({
            value: id,
            label: name[language],
          })),
        },
      ]}
      onChoose={choose}
    />
  );
}

/** The menu of tags, to add one to all and to remove one from all; a retired one can only be removed. */
function TagAll({ look, onChoose }: MenuProps) {
  const { t } = useTranslation("bulk");
  const language = useLanguage();
  const tags = useTags();
  if (tags.length === 0) return null;
  const choicesOf = (deed: "add" | "remove", list: typeof tags) =>
    list.map(({ id, name }) => ({ value: `${deed}:${id}`, label: name[language] }));
  function choose(value: string): void {
    const [deed, id] = value.split(":");
    const chosen = [Number(id)];
    onChoose({ do: "tags", add: deed === "add" ? chosen : [], remove: deed === "add" ? [] : chosen });
  }
  return (
    <ActionMenu
      {...look}
      button={<Opener>{t("deeds.tags")}</Opener>}
      panelLabel={t("deeds.tags")}
      groups={[
        {
          heading: t("bar.addTag"),
          choices: choicesOf(
            "add",
            tags.filter(({ isRetired }) => !isRetired),
          ),
        },
        { heading: t("bar.removeTag"), choices: choicesOf("remove", tags) },
      ]}
      onChoose={choose}
    />
  );
}
