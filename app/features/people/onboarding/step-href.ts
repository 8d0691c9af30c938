/** Returns the URL of an open step. */
export function stepHref(id: number): string {
  return `/agent-onboarding?tab=learning-path&step=${id}`;
}
