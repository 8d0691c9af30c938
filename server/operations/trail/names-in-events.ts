import { eq, inArray } from "drizzle-orm";
import { describeKind, KIND_NAMES, type ContentKind } from "../../../domain/content/content.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localize } from "../../content/shelves/localize.ts";
import { SHELVES } from "../../content/shelves/shelves.ts";
import type { Database } from "../../platform/db/client.ts";
import * as schema from "../../platform/db/schema/index.ts";

/** The names of things that events refer to by id, as far as they still exist; keyed by `nameKey`. */
export type Names = ReadonlyMap<string, string>;
export const nameKey = (type: string, id: string | number) => `${type} ${id}`;

type Event = { subjectType: string | null; subjectId: string | null; details: Record<string, unknown> };
type Named = { id: number; name: string };
type NameLookup = (db: Database, ids: number[], language: Language) => Promise<Named[]>;

const { users, onboardingSteps, customForms, uploadedForms, carrierPortals, carriers, trainingEvents, tags } = schema;

const LOOKUPS: Record<string, NameLookup> = {
  user: (db, ids) => db.select({ id: users.id, name: users.username }).from(users).where(inArray(users.id, ids)),
  "custom-form": (db, ids) =>
    db.select({ id: customForms.id, name: customForms.title }).from(customForms).where(inArray(customForms.id, ids)),
  "uploaded-form": (db, ids) =>
    db
      .select({ id: uploadedForms.id, name: uploadedForms.filename })
      .from(uploadedForms)
      .where(inArray(uploadedForms.id, ids)),
  "carrier-portal": (db, ids) =>
    db
      .select({ id: carrierPortals.id, name: carriers.name })
      .from(carrierPortals)
      .innerJoin(carriers, eq(carriers.id, carrierPortals.carrierId))
      .where(inArray(carrierPortals.id, ids)),
  "onboarding-step": async (db, ids, language) =>
    titlesOf(
      await db
        .select({ id: onboardingSteps.id, title: onboardingSteps.title, translations: onboardingSteps.translations })
        .from(onboardingSteps)
        .where(inArray(onboardingSteps.id, ids)),
      language,
    ),
  tag: async (db, ids, language) =>
    (await db.select().from(tags).where(inArray(tags.id, ids))).map(({ id, nameEn, nameEs }) => ({
      id,
      name: language === "es" ? nameEs : nameEn,
    })),
  "training-event": async (db, ids, language) =>
    titlesOf(await db.select().from(trainingEvents).where(inArray(trainingEvents.id, ids)), language),
  ...Object.fromEntries(KIND_NAMES.map((kind) => [kind, lookUpContent(kind)])),
};

/** The details that are ids of users, besides the mentor's. */
export const USER_DETAILS = [
  "ownerId",
  "requestsTakerId",
  "tasksTakerId",
  "rulesTakerId",
  "customersTakerId",
  "substituteId",
] as const;

/** Looks up the names of people, steps and content that events refer to by id. */
export async function namesInEvents(db: Database, events: Event[], language: Language): Promise<Names> {
  const wanted = new Map<string, Set<number>>();
  const want = (type: string, id: unknown) => {
    if (!Number.isSafeInteger(Number(id)) || !Object.hasOwn(LOOKUPS, type)) return;
    wanted.set(type, (wanted.get(type) ?? new Set()).add(Number(id)));
  };
  for (const { subjectType, subjectId, details } of events) {
    if (subjectType && subjectId) want(subjectType, subjectId);
    if (details["mentorId"]) want("user", details["mentorId"]);
    for (const name of USER_DETAILS) if (details[name]) want("user", details[name]);
    if (details["stepId"]) want("onboarding-step", details["stepId"]);
    for (const ids of [details["added"], details["removed"], details["tag"]]) {
      if (Array.isArray(ids)) for (const id of ids) want("tag", id);
    }
  }
  const names = new Map<string, string>();
  for (const [type, ids] of wanted) {
    const found = (await LOOKUPS[type]?.(db, [...ids], language)) ?? [];
    for (const { id, name } of found) names.set(nameKey(type, id), name);
  }
  return names;
}

type Titled = { id: number; title: string; translations: Parameters<typeof localize>[0]["translations"] };

function titlesOf(rows: Titled[], language: Language): Named[] {
  return rows.map((row) => ({ id: row.id, name: localize(row, language).title }));
}

function lookUpContent(kind: ContentKind): NameLookup {
  const { title } = describeKind(kind);
  return async (db, ids, language) => {
    const items = (await SHELVES[kind].read(db)).filter(({ id }) => ids.includes(id));
    return items.map(({ id, values, es }) => ({
      id,
      name: String((language === "es" && es[title]) || values[title]),
    }));
  };
}
