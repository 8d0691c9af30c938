/** The parts that are proven one after the other; each is one run of Stryker. */
export const FOLDERS: Record<string, string[]> = {
  "domain/work/desk": ["domain/work/desk/**/*.ts"],
  "domain/work/morning": ["domain/work/morning/**/*.ts"],
  "domain/work": ["domain/work/*.ts"],
  "domain/platform": ["domain/platform/**/*.ts"],
  "domain/people": ["domain/people/**/*.ts"],
  "domain/operations": ["domain/operations/**/*.ts"],
  "domain/content": ["domain/content/**/*.ts"],
};

/** Files without rules: a mutant there changes a table or a declaration, and a test could only repeat it. */
export const EXCLUDED: { file: string; reason: string }[] = [
  {
    file: "domain/api/**/*.ts",
    reason: "declares the endpoints; checked against the running server by tests/site/answers and by the fuzz proof",
  },
  { file: "domain/platform/faults-of.ts", reason: "helps tests only" },
  { file: "domain/operations/go-live/mail-providers.ts", reason: "the mail providers and their records, a table" },
  { file: "domain/work/area-codes.ts", reason: "the area codes and their time zones, a table" },
  { file: "domain/work/offer-coverages.ts", reason: "the coverages of each line, a table" },
  { file: "domain/work/{offer-texts,consent-history,marketing-consent}.ts", reason: "texts that customers agree to" },
  { file: "domain/work/{quote,service}-fields.ts", reason: "tables that say how each field is stored and shown" },
];
