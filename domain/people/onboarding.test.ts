import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEARNING_STYLES, STEP_STATUSES, TRACKS, type StepStatus } from "./onboarding.ts";
import {
  buildPath,
  completionPercent,
  hasCycle,
  nextSteps,
  openPrerequisites,
  preferStyle,
  recentSteps,
  tally,
  type PathStep,
} from "./onboarding-path.ts";
import { mayMove } from "./onboarding-status.ts";

const SEED = { seed: 713 };

/** Steps without a cycle: each may require only steps with a lower id, while their order is arbitrary. */
const anySteps = fc
  .array(
    fc.record({
      order: fc.integer({ min: 0, max: 20 }),
      asks: fc.array(fc.nat({ max: 30 }), { maxLength: 4 }),
      trackTypes: fc.subarray([...TRACKS]),
      isActive: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((rows): PathStep[] =>
    rows.map(({ asks, ...row }, at) => ({
      ...row,
      id: at + 1,
      prerequisites: asks.filter((id) => id > 0 && id <= at),
    })),
  );
const anyTrack = fc.constantFrom(null, ...TRACKS);

function expectPrerequisitesFirst(path: readonly PathStep[]): void {
  const place = new Map(path.map((step, at) => [step.id, at]));
  for (const step of path) {
    for (const id of step.prerequisites) {
      expect(place.get(id) ?? -1).toBeLessThan(place.get(step.id) ?? -1);
    }
  }
}

describe("the path", () => {
  it("has each step of the track once, each after its prerequisites, whatever the steps", () => {
    fc.assert(
      fc.property(anySteps, anyTrack, (steps, track) => {
        const path = buildPath(steps, track);
        const expected = steps.filter((s) => s.isActive && (!track || s.trackTypes.includes(track)));
        expect(path.map((s) => s.id).toSorted((a, b) => a - b)).toEqual(expected.map((s) => s.id));
        expect(hasCycle(steps)).toBe(false);
        expectPrerequisitesFirst(path);
      }),
      SEED,
    );
  });

  it("keeps the order where no prerequisite asks for another", () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const path = buildPath(
          steps.map((s) => ({ ...s, prerequisites: [] })),
          null,
        );
        expect(path).toEqual(path.toSorted((a, b) => a.order - b.order || a.id - b.id));
      }),
      SEED,
    );
  });

  it("has steps of the same place by their age", () => {
    const step = (id: number): PathStep => ({ id, prerequisites: [], order: 1, trackTypes: [], isActive: true });
    expect(buildPath([step(3), step(1), step(2)], null).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("loses no step even to a circle, which is found", () => {
    const step = (id: number, prerequisites: number[]): PathStep => ({
      id,
      prerequisites,
      order: id,
      trackTypes: [...TRACKS],
      isActive: true,
    });
    const circle = [step(1, [3]), step(2, [1]), step(3, [2]), step(4, [])];
    expect(hasCycle(circle)).toBe(true);
    expect(hasCycle([step(1, [1])])).toBe(true);
    expect(
      buildPath(circle, null)
        .map((s) => s.id)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4]);
  });

  it("has the material of the preferred style first, otherwise as it stands, and all of it", () => {
    const anyResources = fc.array(fc.record({ style: fc.constantFrom(...LEARNING_STYLES), url: fc.string() }));
    fc.assert(
      fc.property(anyResources, fc.constantFrom(null, ...LEARNING_STYLES), (resources, style) => {
        const preferred = resources.filter((r) => r.style === style);
        const others = resources.filter((r) => r.style !== style);
        expect(preferStyle(resources, style)).toEqual([...preferred, ...others]);
      }),
      SEED,
    );
  });
});

describe("the status of a step", () => {
  const anyMove = fc.record({ to: fc.constantFrom(...STEP_STATUSES), mover: fc.constantFrom("agent", "admin") });

  it("goes from not started to in progress to completed, and only an admin skips", () => {
    const allowed = STEP_STATUSES.flatMap((from) =>
      STEP_STATUSES.filter((to) => mayMove(from, to, "agent")).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(["not_started → in_progress", "in_progress → completed", "skipped → in_progress"]);
    expect(STEP_STATUSES.filter((from) => mayMove(from, "skipped", "admin"))).toEqual(["not_started", "in_progress"]);
  });

  it("never leaves its states, and a completed step stays completed whatever is tried", () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 20 }), (moves) => {
        let status: StepStatus = "not_started";
        let wasCompleted = false;
        for (const { to, mover } of moves) {
          if (mayMove(status, to, mover)) status = to;
          expect(STEP_STATUSES).toContain(status);
          wasCompleted ||= status === "completed";
          expect(wasCompleted).toBe(status === "completed");
        }
      }),
      SEED,
    );
  });
});

describe("the standing", () => {
  const walk = (statuses: StepStatus[]) =>
    statuses.map((status, at) => ({ id: at + 1, prerequisites: at === 0 ? [] : [at], status }));

  it("is the rounded percent of completed steps, and a skipped step leaves the total", () => {
    const { completedSteps, totalSteps } = tally(walk(["completed", "skipped", "in_progress", "not_started"]));
    expect([completedSteps, totalSteps]).toEqual([1, 3]);
    expect(completionPercent(1, 3)).toBe(33);
    expect(completionPercent(2, 3)).toBe(67);
    expect(completionPercent(0, 0)).toBe(0);
    expect(tally(walk(["completed", "skipped"])).isDone).toBe(true);
    expect([tally(walk(["skipped"])).isDone, tally(walk(["completed", "in_progress"])).isDone]).toEqual([false, false]);
  });

  it("keeps a step locked until what comes before is completed or skipped", () => {
    const path = walk(["completed", "skipped", "not_started", "not_started"]);
    expect(path.map((step) => openPrerequisites(step, path))).toEqual([[], [], [], [3]]);
  });

  it("names at most three steps to go on with: begun ones first, locked and finished ones not", () => {
    const step = (id: number, status: StepStatus, isLocked = false) => ({ id, status, isLocked });
    const path = [
      step(1, "completed"),
      step(2, "not_started"),
      step(3, "not_started", true),
      step(4, "skipped"),
      step(5, "in_progress"),
      step(6, "not_started"),
      step(7, "not_started"),
    ];
    expect(nextSteps(path).map(({ id }) => id)).toEqual([5, 2, 6]);
  });

  it("shows the five steps completed last, latest first", () => {
    const path = Array.from({ length: 8 }, (_, at): { id: number; status: StepStatus; completedAt: string | null } => ({
      id: at,
      status: at === 7 ? "in_progress" : "completed",
      completedAt: at === 7 ? null : `2026-11-0${at + 1}T12:00:00Z`,
    }));
    expect(recentSteps(path).map((step) => step.id)).toEqual([6, 5, 4, 3, 2]);
    expect(recentSteps(path.slice(6)).map((step) => step.id)).toEqual([6]);
  });
});
