import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import type { ListedRule } from "../../../../domain/api/work/routing.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useRuleWords } from "./rule-words.ts";

type RuleRowProps = {
  rule: ListedRule;
  place: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onSwitch: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One routing rule with its description and actions. */
export function RuleRow({ rule, place, isLast, onMove, onSwitch, onEdit, onDelete }: RuleRowProps) {
  const { t } = useTranslation("routing");
  const { name, isActive } = rule;
  const { requests, people, task } = useRuleWords(rule);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          <span>
            {place}. {name}
          </span>
          {!isActive && <Badge>{t("rules.off")}</Badge>}
        </p>
        <p className="mt-1 text-sm break-words text-ink-soft">{requests}</p>
        <p className="text-sm break-words">{people}</p>
        {task && <p className="text-sm break-words">{task}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="ghost"
          aria-label={t(isActive ? "rules.switchOffName" : "rules.switchOnName", { name })}
          onClick={onSwitch}
        >
          {t(isActive ? "rules.switchOff" : "rules.switchOn")}
        </Button>
        <IconButton label={t("rules.up", { name })} icon={ArrowUp} isIdle={place === 1} onClick={() => onMove(-1)} />
        <IconButton label={t("rules.down", { name })} icon={ArrowDown} isIdle={isLast} onClick={() => onMove(1)} />
        <IconButton label={t("rules.edit", { name })} icon={Pencil} onClick={onEdit} />
        <IconButton label={t("rules.remove", { name })} icon={Trash2} onClick={onDelete} />
      </div>
    </li>
  );
}
