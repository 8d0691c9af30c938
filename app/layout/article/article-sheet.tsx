import type { Language } from "../../../domain/language.ts";
import { formatDate } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { splitParagraphs, type Block } from "./paragraphs.ts";
import { PostImage } from "./post-image.tsx";

export type Article = { title: string; content: string; imageUrl: string | null; publishDate: string };

type ArticleSheetProps = {
  article: Article;
  /** The name of its category, in the article's language. */
  category: string;
  language: Language;
  /** The level of its title in the outline of the page. */
  heading?: "h1" | "h3";
};

/** An article as it is read: on its own page, and in a preview before it is stored. Its text is text, never HTML. */
export function ArticleSheet({ article, category, language, heading: Heading = "h1" }: ArticleSheetProps) {
  return (
    <>
      <header className="mt-4 grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid justify-items-start gap-4">
          <Badge tone="indigo">{category}</Badge>
          <Heading className="text-4xl">{article.title}</Heading>
          <p className="text-ink-soft">
            <time dateTime={article.publishDate}>{formatDate(article.publishDate, language)}</time>
          </p>
        </div>
        <PostImage src={article.imageUrl} isUrgent className="aspect-3/2 h-auto w-full rounded object-cover" />
      </header>
      <div className="prose-page mx-auto mt-10 sm:mt-14">
        {[...splitParagraphs(article.content).entries()].map(([place, block]) => (
          <ArticleBlock key={place} block={block} />
        ))}
      </div>
    </>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  if (block.kind === "list") {
    return (
      <ul>
        {[...block.items.entries()].map(([place, item]) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    );
  }
  return block.kind === "heading" ? <h2>{block.text}</h2> : <p>{block.text}</p>;
}
