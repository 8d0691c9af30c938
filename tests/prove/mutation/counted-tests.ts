/** The tests that count for the mutation score: they need neither a server nor a database, so that they take seconds. */
export const COUNTED_TESTS = [
  "domain/**/*.test.ts",
  // These rules of domain/ are tested where texts or content of both languages are at hand.
  "app/features/work/desk/optimistic.test.ts",
  "app/features/work/leads/service-fields.test.ts",
  "app/layout/sidebar-entries.test.ts",
  "server/operations/trail/action-names.test.ts",
  "server/platform/http/suspicion.test.ts",
  "server/web/agency-claims.test.ts",
  "server/web/savings.test.ts",
  "server/work/desk/say-event.test.ts",
  "server/work/handover/handed-target.test.ts",
  "server/work/leads/kinds.test.ts",
  "server/work/leads/respond-by.test.ts",
  "server/work/history/terms.test.ts",
  "tests/site/offer-rules.test.ts",
];
