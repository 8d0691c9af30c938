import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A route's `shouldRevalidate` for data that do not depend on the query: switching a tab fetches nothing. */
export function keepOverSearch({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSearchOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSearchOnly && defaultShouldRevalidate;
}
