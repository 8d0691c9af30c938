type PostInCategory = { slug: string; category: string };

const SHOWN = 3;

/** Returns up to three other posts: those of the same category first, otherwise in the given order. */
export function similarPosts<P extends PostInCategory>(posts: readonly P[], current: PostInCategory): P[] {
  const others = posts.filter((post) => post.slug !== current.slug);
  const isNear = (post: P) => post.category === current.category;
  return [...others.filter(isNear), ...others.filter((post) => !isNear(post))].slice(0, SHOWN);
}
