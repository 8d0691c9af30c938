type WithTopic = { topic: unknown };

/** Maximum number of Knowledge Center guides in the blog's first list. */
const GUIDES_SHOWN = 3;

/**
 * Splits the newest-first list of all posts for the blog's front page: every post of the blog itself and the newest
 * guides. The older guides are only counted: the Knowledge Center lists them all, by topic.
 */
export function frontPosts<P extends WithTopic>(posts: P[]): { shown: P[]; guidesLeft: number } {
  const older = posts.filter(({ topic }) => topic).slice(GUIDES_SHOWN);
  return { shown: posts.filter((post) => !older.includes(post)), guidesLeft: older.length };
}
