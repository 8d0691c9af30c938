import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A route's `shouldRevalidate` where its data does not depend on the query: turning a tab fetches nothing. */
export function keepOverSearch({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSearchOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSearchOnly && defaultShouldRevalidate;
}
