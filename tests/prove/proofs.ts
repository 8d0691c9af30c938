/** One proof: a program that looks for the opposite of a claim, and exits with 1 when it finds it. */
export type Proof = {
  /** The name for `--only`. */
  name: string;
  /** The claim. */
  what: string;
  /** The command. It prints its figures with `report()` of tests/prove/report.ts. */
  command: string[];
};

/** Every proof of `npm run prove`, in their order. */
export const PROOFS: Proof[] = [
  {
    name: "roles",
    what: "every endpoint answers every caller as docs/role-matrix.md says",
    command: ["node", "tests/prove/roles.ts"],
  },
  {
    name: "fuzz",
    what: "no input makes an endpoint fail, answer beside its schema, or store what a rule forbids",
    command: ["node", "tests/prove/fuzz.ts"],
  },
  {
    name: "pages",
    what: "every page is valid HTML with valid structured data, also empty, refused, missing and without a database",
    command: ["node", "tests/prove/pages.ts"],
  },
  {
    name: "gestures",
    what: "every control of every public page does once what it is for, however early it is used",
    command: ["node", "tests/prove/first-gestures.ts"],
  },
];
