import type { ListedRule } from "../../../../domain/api/work/routing.ts";
import { sayType } from "../../../../domain/work/say-type.ts";
import { useTags } from "../../../layout/tags/use-tags.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** Returns the function that translates a request's type. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation("routing");
  return (type) => sayType(t, type) ?? type;
}

/** Describes a rule in words: its requests, its people and its task. */
export function useRuleWords({ conditions, target, tagIds, people, task }: ListedRule): {
  requests: string;
  people: string;
  task: string | null;
} {
  const { t } = useTranslation("routing");
  const nameOfType = useTypeName();
  const { kinds = [], languages = [], types = [], sources = [], hours } = conditions;
  const language = useLanguage();
  const tags = useTags();
  const tagNames = (ids: number[]) => tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name[language]);
  const added = tagNames(tagIds).join(", ");
  const parts = [
    kinds.map((kind) => t(`kinds:${kind}.many`)),
    languages.map((language) => t(`portal:languages.${language}`)),
    types.map(nameOfType),
    sources,
    hours ? [t(`hours.${hours}`)] : [],
    tagNames(conditions.tagIds ?? []),
  ].filter((names) => names.length > 0);
  const named = people.map(({ name, canOwn, isAway }) => {
    if (!canOwn) return `${name} (${t("rules.gone")})`;
    return isAway ? `${name} (${t("rules.away")})` : name;
  });
  return {
    requests: parts.map((names) => names.join(", ")).join(" · ") || t("says.any"),
    people: [
      t(`says.${target.to}`, { people: named.join(", ") }),
      ...(added ? [t("says.addTags", { names: added })] : []),
    ].join(" · "),
    task: task && t("says.task", { what: task.what, count: task.days }),
  };
}
