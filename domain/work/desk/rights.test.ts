import { describe, expect, it } from "vitest";
import type { LeadKind } from "../request-kinds.ts";
import { ROLES, type Role } from "../../platform/permissions.ts";
import { mayDo, becomesOwnerBy, type DeskDeed, type Workable } from "./rights.ts";
import { entriesOf } from "../../platform/typed-records.ts";

const ME = 7;
const OWNERS = { own: ME, nobodys: null, anothers: 8 } as const;
type Whose = keyof typeof OWNERS;

const ALL: readonly Role[] = ROLES;
const SELLERS: readonly Role[] = ["admin", "senior_agent", "agent"];
const SENIORS: readonly Role[] = ["admin", "senior_agent"];
const NONE: readonly Role[] = [];
const anybodys = (roles: readonly Role[]) => ({ own: roles, nobodys: roles, anothers: roles });
/**
 * The roles that may work on a request: its agent, whoever takes it in doing so, and those who may change anybody's.
 */
const WORKED = { own: SELLERS, nobodys: SELLERS, anothers: SENIORS };

/** The expected rights, written by hand from the decision, not from the code. */
const TABLE: Record<DeskDeed, Record<LeadKind, Record<Whose, readonly Role[]>>> = {
  view: { quote: anybodys(ALL), contact: anybodys(ALL), service: anybodys(ALL) },
  note: { quote: anybodys(ALL), contact: anybodys(ALL), service: anybodys(ALL) },
  take: {
    quote: { own: NONE, nobodys: SELLERS, anothers: SENIORS },
    contact: { own: NONE, nobodys: SELLERS, anothers: SENIORS },
    service: { own: NONE, nobodys: SELLERS, anothers: SENIORS },
  },
  "not-spam": { quote: WORKED, contact: WORKED, service: WORKED },
  settle: { quote: WORKED, contact: WORKED, service: WORKED },
  assign: { quote: anybodys(SENIORS), contact: anybodys(SENIORS), service: anybodys(SENIORS) },
  stage: { quote: WORKED, contact: WORKED, service: WORKED },
  confirm: { quote: anybodys(NONE), contact: anybodys(NONE), service: anybodys(NONE) },
  priority: { quote: WORKED, contact: WORKED, service: WORKED },
  "follow-up": { quote: WORKED, contact: WORKED, service: WORKED },
  call: { quote: WORKED, contact: WORKED, service: WORKED },
  answer: { quote: WORKED, contact: WORKED, service: WORKED },
  premium: { quote: WORKED, contact: anybodys(NONE), service: anybodys(NONE) },
  offer: { quote: WORKED, contact: anybodys(NONE), service: anybodys(NONE) },
  complete: { quote: WORKED, contact: WORKED, service: WORKED },
  correct: { quote: anybodys(SENIORS), contact: anybodys(SENIORS), service: anybodys(SENIORS) },
  tags: { quote: WORKED, contact: WORKED, service: WORKED },
  "to-quote": { quote: anybodys(NONE), contact: WORKED, service: anybodys(NONE) },
};

const allowed = (request: Omit<Workable, "ownerId">, whose: Whose, deed: DeskDeed) =>
  ROLES.filter((role) => mayDo(role, ME, { ...request, ownerId: OWNERS[whose] }, deed));

describe("who may do what with a request that is under way", () => {
  const cases = entriesOf(TABLE).flatMap(([deed, kinds]) =>
    entriesOf(kinds).flatMap(([kind, owners]) =>
      entriesOf(owners).map(([whose, roles]) => [deed, kind, whose, roles] as const),
    ),
  );
  it.each(cases)("%s, %s request, %s", (deed, kind, whose, roles) => {
    const request = { kind, stage: "contacted" } as const;
    expect(allowed(request, whose, deed)).toEqual(roles);
  });
});

describe("a request that nobody owns", () => {
  const takers = (deed: DeskDeed) =>
    SELLERS.filter((role) => becomesOwnerBy(role, { kind: "quote", ownerId: null, stage: "new" }, deed));

  it("becomes that of who answers it or moves it on, and of an agent who does anything else about it", () => {
    for (const deed of ["stage", "call", "answer"] as const) expect(takers(deed)).toEqual(SELLERS);
    for (const deed of ["priority", "follow-up", "premium", "settle", "complete"] as const) {
      expect(takers(deed)).toEqual(["agent"]);
    }
    for (const deed of ["note", "not-spam", "confirm", "assign", "tags"] as const) expect(takers(deed)).toEqual(NONE);
  });

  it("stays that of its owner, whoever works on it", () => {
    expect(becomesOwnerBy("admin", { kind: "contact", ownerId: 8, stage: "new" }, "stage")).toBe(false);
  });
});

describe("a request that was won", () => {
  const won = { kind: "quote", stage: "won" } as const;
  it.each(["own", "nobodys", "anothers"] as const)("waits for those who may approve it: %s", (whose) => {
    expect(allowed(won, whose, "confirm")).toEqual(SENIORS);
  });
  it("can be taken back by its agent until it is confirmed, and then only by those", () => {
    expect(allowed(won, "own", "stage")).toEqual(SELLERS);
    expect(allowed({ ...won, isConfirmed: true }, "own", "stage")).toEqual(SENIORS);
    expect(allowed({ ...won, isConfirmed: true }, "own", "call")).toEqual(SELLERS);
  });
});
