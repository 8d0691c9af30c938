/** The grid classes of post cards and of their skeletons. */
export const POST_GRID = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3";
