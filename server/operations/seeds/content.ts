import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { articles } from "../../../content/articles/index.ts";
import { agencyCodes as codeSeeds, carriers as carrierSeeds } from "../../../content/carriers.ts";
import { messageTemplates as templateSeeds } from "../../../content/message-templates.ts";
import { referenceCategories as categorySeeds } from "../../../content/references.ts";
import { testimonials as testimonialSeeds } from "../../../content/testimonials.ts";
import { trainingEvents as eventSeeds } from "../../../content/training-events.ts";
import { RENAMED_SCENES } from "../../../domain/content/former-names.ts";
import type { ReferenceCategorySeed } from "../../../content/types.ts";
import type { RecordEvent } from "../../platform/deps/audit.ts";
import { correctSeeds } from "./correct-seeds.ts";
import type { Database } from "../../platform/db/client.ts";
import * as schema from "../../platform/db/schema/index.ts";
import { applyOnce, type Seed } from "../../platform/db/apply-once.ts";
import { centralTime, type Calendar } from "./central-time.ts";
import { seedEntries } from "./entries.ts";
import { presentEntries } from "./source.ts";
import { seedOnboardingSteps } from "./onboarding-steps.ts";
import { articleKey } from "./seeded-items.ts";

type CodeSeed = ReferenceCategorySeed["codes"][number];

const insert = <T extends PgTable>(key: string, table: T, values: T["$inferInsert"]): Seed => ({
  key,
  insert: (tx) => tx.insert(table).values(values as never),
});

/** Seeds the reference content, each row only once: rows that an admin changed or deleted stay that way. */
export async function seedContent(
  db: Database,
  recordEvent: RecordEvent,
  { now, calendar }: { now: Date; calendar: Calendar },
): Promise<void> {
  const seeds = [
    ...articleSeeds(),
    ...testimonialRows(),
    ...carrierRows(),
    ...laterPartners(),
    ...codeRows(),
    ...referenceRows(),
    ...laterCodes(),
    ...eventRows(calendar, now),
    ...templateRows(),
  ];
  await db.transaction(async (tx) => {
    await applyOnce(tx, seeds);
    await seedOnboardingSteps(tx);
    await seedEntries(tx, presentEntries);
    for (const table of ["blog_posts", "testimonials"]) await moveSequence(tx, table);
    await correctSeeds(tx, recordEvent, now);
    await renameScenes(tx);
  });
}

/**
 * Gives articles that have a scene under its former name today's. Runs after the corrections: before them a row would no
 * longer equal its former seed.
 */
async function renameScenes(tx: Database): Promise<void> {
  for (const [former, name] of RENAMED_SCENES) {
    const { imageUrl } = schema.blogPosts;
    await tx
      .update(schema.blogPosts)
      .set({ imageUrl: `/art/${name}` })
      .where(eq(imageUrl, `/art/${former}`));
  }
}

/**
 * Moves the id sequence behind the seeded ids. It never moves back: a new row could get the id of a deleted seed row
 * and pass for it.
 */
async function moveSequence(tx: Database, table: string): Promise<void> {
  const sequence = `pg_get_serial_sequence('${table}', 'id')`;
  const last = `coalesce(pg_sequence_last_value(${sequence}::regclass), 1)`;
  await tx.execute(sql.raw(`select setval(${sequence}, greatest((select max(id) from ${table}), ${last}))`));
}

function articleSeeds(): Seed[] {
  return articles.map((a) =>
    insert(articleKey(a), schema.blogPosts, {
      id: a.id,
      slug: a.slug,
      title: a.title.en,
      excerpt: a.excerpt.en,
      content: a.content.en,
      category: a.category,
      imageUrl: a.imageUrl,
      publishDate: new Date(`${a.publishDate}T15:00:00Z`),
      topic: a.topic,
      tags: a.tags.en,
      isFeatured: a.featured,
      translations: { es: { title: a.title.es, excerpt: a.excerpt.es, content: a.content.es, tags: a.tags.es } },
    }),
  );
}

function testimonialRows(): Seed[] {
  return testimonialSeeds.map((t) =>
    insert(`testimonial:${t.id}`, schema.testimonials, {
      id: t.id,
      name: t.name,
      location: t.location,
      rating: t.rating,
      quote: t.quote.en,
      order: t.id,
      sample: true,
      translations: { es: { quote: t.quote.es } },
    }),
  );
}

const LATER_PARTNERS = ["lamargen-agency", "venture-insurance", "constitution-mga"];

function carrierRows(): Seed[] {
  return carrierSeeds.map((c, order) => ({
    key: `carrier:${c.slug}`,
    async insert(tx) {
      const common = { name: c.name, logoUrl: "", website: c.website, order, sample: true };
      const methods = { online: true, phone: true, mobileApp: c.mobileApp === true, automatic: true };
      const [row] = await tx
        .insert(schema.carriers)
        .values({
          ...common,
          slug: c.slug,
          paymentUrl: c.paymentUrl,
          paymentMethods: c.mobileApp === null ? null : methods,
        })
        .returning({ id: schema.carriers.id });
      if (!row) throw new Error(`carrier ${c.slug} was not stored`);
      if (!LATER_PARTNERS.includes(c.slug)) await tx.insert(schema.insurancePartners).values(common);
      for (const portal of c.portals) {
        await tx.insert(schema.carrierPortals).values({
          carrierId: row.id,
          line: portal.line,
          url: portal.url,
          description: portal.description.en,
          translations: { es: { description: portal.description.es } },
        });
      }
    },
  }));
}

/**
 * Backfills partners in databases that were seeded before all carriers were partners, unless the admin has them or
 * deleted them.
 */
function laterPartners(): Seed[] {
  return LATER_PARTNERS.map((slug) => ({
    key: `partner:${slug}`,
    insert: (tx) =>
      tx.execute(sql`
        insert into insurance_partners (name, logo_url, website, "order", sample)
        select name, logo_url, website, "order", sample from carriers
        where slug = ${slug} and not exists (select 1 from insurance_partners p where p.name = carriers.name)
      `),
  }));
}

function codeRows(): Seed[] {
  return codeSeeds.map((c, order) =>
    insert(`agency-code:${c.carrier}`, schema.agencyCodes, { ...c, order, sample: true }),
  );
}

function referenceRows(): Seed[] {
  return categorySeeds.map((category, order) => ({
    key: `reference:${category.name.en}`,
    async insert(tx) {
      const [row] = await tx
        .insert(schema.referenceCategories)
        .values({
          name: category.name.en,
          description: category.description.en,
          order,
          translations: { es: { name: category.name.es, description: category.description.es } },
        })
        .returning({ id: schema.referenceCategories.id });
      if (!row) throw new Error(`category ${category.name.en} was not stored`);
      const codes = category.codes.map((code, position) => codeColumns(code, row.id, position));
      await tx.insert(schema.referenceCodes).values(codes);
    },
  }));
}

function codeColumns({ code, description, additionalInfo }: CodeSeed, categoryId: number, order: number) {
  return {
    categoryId,
    code,
    description: description.en,
    additionalInfo: additionalInfo?.en ?? null,
    order,
    translations: { es: { description: description.es, additionalInfo: additionalInfo?.es ?? null } },
  };
}

const LATER_CODES = [{ category: "Construction, roof and protection", code: "WPI-8-E" }];

/** Backfills codes that were added after a database was seeded, at the end of their category. */
function laterCodes(): Seed[] {
  return LATER_CODES.map(({ category, code }) => ({
    key: `reference-code:${category}/${code}`,
    async insert(tx) {
      const [owner] = await tx
        .select({ id: schema.referenceCategories.id })
        .from(schema.referenceCategories)
        .where(eq(schema.referenceCategories.name, category));
      const { categoryId } = schema.referenceCodes;
      const codes = owner ? await tx.select().from(schema.referenceCodes).where(eq(categoryId, owner.id)) : [];
      const seed = categorySeeds.find((c) => c.name.en === category)?.codes.find((c) => c.code === code);
      if (!owner || !seed || codes.some((c) => c.code === code)) return;
      const order = Math.max(-1, ...codes.map((c) => c.order)) + 1;
      await tx.insert(schema.referenceCodes).values(codeColumns(seed, owner.id, order));
    },
  }));
}

function eventRows(calendar: Calendar, now: Date): Seed[] {
  return eventSeeds.map((e) =>
    insert(`training:${e.id}`, schema.trainingEvents, {
      title: e.title.en,
      description: e.description.en,
      place: e.place.en,
      startsAt: centralTime(calendar, now, e.daysAhead, e.startTime),
      minutes: e.minutes,
      translations: { es: { title: e.title.es, description: e.description.es, place: e.place.es } },
    }),
  );
}

function templateRows(): Seed[] {
  return templateSeeds.map(({ key, channel, name, subject, body }, order) =>
    insert(`template:${key}`, schema.messageTemplates, {
      channel,
      name: name.en,
      subject: subject?.en ?? null,
      body: body.en,
      order,
      translations: { es: { name: name.es, ...(subject && { subject: subject.es }), body: body.es } },
    }),
  );
}
