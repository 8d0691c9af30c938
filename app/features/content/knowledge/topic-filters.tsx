import { useTranslation } from "../../../lib/i18n.tsx";
import { KNOWLEDGE_TOPICS, type KnowledgeTopic } from "../../../../domain/content/blog.ts";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { TOPIC_KEY } from "./topics.ts";

type TopicFiltersProps = { chosen: KnowledgeTopic | null; onChoose(topic: KnowledgeTopic | null): void };

/** The filter buttons: all topics, or one of the six. */
export function TopicFilters({ chosen, onChoose }: TopicFiltersProps) {
  const { t } = useTranslation("knowledge");
  return (
    <div role="group" aria-label={t("topics.label")} className="flex flex-wrap gap-2 noscript:hidden">
      {[null, ...KNOWLEDGE_TOPICS].map((topic) => (
        <FilterButton key={topic} isChosen={topic === chosen} onClick={() => onChoose(topic)}>
          {t(`topics.${topic ? TOPIC_KEY[topic] : "all"}`)}
        </FilterButton>
      ))}
    </div>
  );
}
