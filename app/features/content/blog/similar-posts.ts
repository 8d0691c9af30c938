type Filed = { slug: string; category: string };

const SHOWN = 3;

/** Up to three other posts, those of the same category first, otherwise in the order given. */
export function similarPosts<P extends Filed>(posts: readonly P[], current: Filed): P[] {
  const others = posts.filter((post) => post.slug !== current.slug);
  const isNear = (post: P) => post.category === current.category;
  return [...others.filter(isNear), ...others.filter((post) => !isNear(post))].slice(0, SHOWN);
}
