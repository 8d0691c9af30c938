import type { Language } from "../../../domain/platform/language.ts";
import { useAgency } from "../../lib/agency.ts";
import { datesIn } from "../../lib/dates.ts";
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
  /** Author and reading time, beside the date. */
  byline?: string;
  /** The title of the table of contents; without it there is none. */
  contentsTitle?: string;
};

/** An article, on its own page and in the preview before it is stored. Its content is plain text, never HTML. */
export function ArticleSheet(props: ArticleSheetProps) {
  const { article, category, language, heading: Heading = "h1", byline, contentsTitle } = props;
  const { timezone } = useAgency();
  const blocks = [...splitParagraphs(article.content).entries()];
  const parts = blocks.flatMap(([place, block]) => (block.kind === "heading" ? [[place, block.text] as const] : []));
  return (
    <>
      <header className="mt-4 grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid justify-items-start gap-4">
          <Badge tone="indigo">{category}</Badge>
          <Heading className="text-4xl">{article.title}</Heading>
          <p className="text-ink-soft">
            <time dateTime={article.publishDate}>{datesIn(language, timezone).date(article.publishDate)}</time>
            {byline && ` · ${byline}`}
          </p>
        </div>
        <PostImage src={article.imageUrl} isUrgent className="aspect-3/2 h-auto w-full rounded object-cover" />
      </header>
      {/* The text aligns with the title; the remaining width has the table of contents. */}
      <div className="mt-10 grid items-start gap-10 sm:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="prose-page min-w-0">
          {blocks.map(([place, block]) => (
            <ArticleBlock key={place} id={partId(place)} block={block} />
          ))}
        </div>
        {contentsTitle && parts.length > 1 && <Contents title={contentsTitle} parts={parts} />}
      </div>
    </>
  );
}

const partId = (place: number) => `part-${place}`;

function Contents({ title, parts }: { title: string; parts: (readonly [place: number, text: string])[] }) {
  return (
    <nav aria-label={title} className="rounded border border-line p-5 max-lg:hidden lg:sticky lg:top-24 print:hidden">
      <p className="font-display text-lg font-semibold">{title}</p>
      <ol className="mt-2 grid gap-1">
        {parts.map(([place, text]) => (
          <li key={place}>
            <a href={`#${partId(place)}`} className="block py-1.5 text-indigo no-underline hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ArticleBlock({ id, block }: { id: string; block: Block }) {
  if (block.kind === "list") {
    return (
      <ul>
        {[...block.items.entries()].map(([place, item]) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    );
  }
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  return <h2 id={id}>{block.text}</h2>;
}
