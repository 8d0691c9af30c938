const MAX_TAGS = 15;

/**
 * Returns up to fifteen distinct tags: the first of each article, then the second of each, and so on, so that every
 * article contributes.
 */
export function popularTags(articles: readonly { tags: readonly string[] }[]): string[] {
  const longest = Math.max(0, ...articles.map((article) => article.tags.length));
  const tags = new Set<string>();
  for (let place = 0; place < longest; place++) {
    for (const article of articles) {
      const tag = article.tags[place];
      if (tag) tags.add(tag);
    }
  }
  return [...tags].slice(0, MAX_TAGS);
}
