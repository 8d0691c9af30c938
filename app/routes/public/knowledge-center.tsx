import type { KnowledgeTopic } from "../../../domain/content/blog.ts";
import { PostCard } from "../../features/content/blog/post-card.tsx";
import { TOPIC_KEY } from "../../features/content/knowledge/topics.ts";
import { asleep } from "../../lib/asleep.tsx";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/knowledge-center";

type Listed = Route.ComponentProps["loaderData"]["articles"][number];

const KnowledgeBrowser = asleep(
  async () => (await import("../../features/content/knowledge/knowledge-browser.tsx")).KnowledgeBrowser<Listed>,
);
const NewsletterBox = asleep(
  async () => (await import("../../features/content/newsletter/newsletter-box.tsx")).NewsletterBox,
);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const labelOf = (topic: KnowledgeTopic) => services.translate(language, `knowledge:topics.${TOPIC_KEY[topic]}`);
  const articles = services
    .posts(language)
    .flatMap(({ topic, ...post }) => (topic ? [{ ...post, topic, topicLabel: labelOf(topic) }] : []));
  const term = parameterOf(args, "q")?.slice(0, MAX_TERM) ?? "";
  return page(args, ["knowledge", "newsletter"], { articles, answers: services.serviceAnswers(language), term });
}

/** Maximum length of a search term, as in the search of the not-found page. */
const MAX_TERM = 100;

export default function KnowledgeCenterPage({ loaderData }: Route.ComponentProps) {
  const { articles, answers, term } = loaderData;
  return (
    <>
      <KnowledgeBrowser key={term} articles={articles} answers={answers} term={term}>
        {(article, hasPicture) => <PostCard post={article} label={article.topicLabel} hasPicture={hasPicture} />}
      </KnowledgeBrowser>
      <NewsletterBox />
    </>
  );
}
