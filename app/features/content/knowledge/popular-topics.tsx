import { useTranslation } from "../../../lib/i18n.tsx";
import { Tag } from "lucide-react";

type PopularTopicsProps = { tags: string[]; onChoose(tag: string): void };

/** The popular tags; a press searches for one. */
export function PopularTopics({ tags, onChoose }: PopularTopicsProps) {
  const { t } = useTranslation("knowledge");
  return (
    <section aria-labelledby="popular-topics" className="noscript:hidden">
      <h2 id="popular-topics" className="text-2xl">
        {t("popular")}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              onClick={() => onChoose(tag)}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface-2 px-4 text-sm font-semibold transition-colors hover:border-indigo hover:text-indigo"
            >
              <Tag aria-hidden="true" className="size-4 text-indigo" />
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
