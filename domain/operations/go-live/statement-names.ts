import { keysOf } from "../../platform/typed-records.ts";

type StatementChoice = "registered" | "exempt";

type StatementKind = {
  /** The cases of which one applies; none where there is only one. */
  choices: readonly StatementChoice[];
  /** True where a number or a ground has to be given. */
  needsNote: boolean;
  /** The days for which it holds; undefined where it holds until it is withdrawn. */
  holdsDays?: number;
  /** True where it is about the texts of the site: changed texts need a new statement. */
  isOfTexts?: boolean;
};

const plain: StatementKind = { choices: [], needsNote: false };

/** The statements that only the owner can make. Each has a date and is recorded with the admin who made it. */
export const STATEMENT_KINDS = {
  /** A backup was restored into an empty database and looked at. */
  restoreDrill: { ...plain, holdsDays: 180 },
  counsel: { ...plain, isOfTexts: true },
  privacy: plain,
  departmentName: plain,
  complaintAddress: plain,
  insurerApproval: plain,
  doNotCall: plain,
  noCallLists: plain,
  securityProgram: plain,
  creditDisclosure: plain,
  /** Brand and campaign of application-to-person texts, as the carriers registered them. */
  tenDlc: { ...plain, needsNote: true },
  /** Texas Senate Bill 140: registered as a telephone solicitor (Bus. & Com. Code ch. 302), or exempt. */
  sb140: { choices: ["registered", "exempt"], needsNote: true },
} as const satisfies Record<string, StatementKind>;

export type StatementName = keyof typeof STATEMENT_KINDS;
export const STATEMENT_NAMES = keysOf(STATEMENT_KINDS);

/** Returns the kind of a statement, with the properties that not all of them have. */
export const statementKind = (name: StatementName): StatementKind => STATEMENT_KINDS[name];
