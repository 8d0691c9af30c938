/** How cards of posts, and the ghosts of them, stand beside each other. */
export const POST_GRID = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3";
