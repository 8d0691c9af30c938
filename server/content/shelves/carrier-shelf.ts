import { randomUUID } from "node:crypto";
import { and, asc, eq, max, sql, type SQL } from "drizzle-orm";
import { CARRIER_LINES, PAYMENT_METHODS } from "../../../domain/content/carriers.ts";
import { slugOf } from "../../../domain/content/content-fields.ts";
import type { ContentInput, ContentValues } from "../../../domain/content/content.ts";
import type { Database } from "../../platform/db/client.ts";
import { carrierPortals, carriers, insurancePartners } from "../../platform/db/schema/index.ts";
import type { Shelf, StoredItem } from "./shelf.ts";
import { makeRowsOwn, withoutEmpty } from "./table-shelf.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";

type Carrier = typeof carriers.$inferSelect;
type Portal = typeof carrierPortals.$inferSelect;

const textOf = (values: ContentValues, name: string) => (values[name] ? String(values[name]) : null);

/** Columns that a form fills unchanged. */
const CLAIM_COLUMNS = ["claimPhone", "claimUrl", "claimHours", "appName", "appUrl"] as const;

function columnsOf({ values, es }: ContentInput) {
  const has = (method: string) => values[method] === true;
  const methods = recordOf(PAYMENT_METHODS, has);
  return {
    name: textOf(values, "name") ?? "",
    website: textOf(values, "website") ?? "",
    logoUrl: textOf(values, "logoUrl") ?? "",
    paymentUrl: textOf(values, "paymentUrl"),
    paymentMethods: has("hasPaymentMethods") ? methods : null,
    ...Object.fromEntries(CLAIM_COLUMNS.map((name) => [name, textOf(values, name)])),
    translations: { es: withoutEmpty({ claimHours: es["claimHours"] ?? null }) },
  };
}

/**
 * Saves a carrier's portals as given in the form. An upsert keeps the row of an existing portal, because agents have it
 * among their favourites.
 */
async function savePortals(tx: Database, carrierId: number, { values, es }: ContentInput): Promise<void> {
  for (const line of CARRIER_LINES) {
    const url = textOf(values, `${line}Url`);
    const ofLine = and(eq(carrierPortals.carrierId, carrierId), eq(carrierPortals.line, line));
    if (!url) {
      await tx.delete(carrierPortals).where(ofLine);
      continue;
    }
    const portal = {
      url,
      description: textOf(values, `${line}Description`) ?? "",
      translations: { es: withoutEmpty({ description: es[`${line}Description`] ?? null }) },
    };
    await tx
      .insert(carrierPortals)
      .values({ ...portal, carrierId, line })
      .onConflictDoUpdate({ target: [carrierPortals.carrierId, carrierPortals.line], set: portal });
  }
}

function itemOf(carrier: Carrier, portals: Portal[]): StoredItem {
  const { name, website, logoUrl, paymentUrl, paymentMethods } = carrier;
  const values: ContentValues = {
    name,
    website,
    logoUrl,
    paymentUrl,
    hasPaymentMethods: paymentMethods !== null,
  };
  for (const name of CLAIM_COLUMNS) values[name] = carrier[name];
  for (const method of PAYMENT_METHODS) values[method] = paymentMethods?.[method] ?? false;
  const es: ContentValues = { claimHours: textOrNull(carrier.translations.es?.["claimHours"]) };
  for (const line of CARRIER_LINES) {
    const portal = portals.find((p) => p.carrierId === carrier.id && p.line === line);
    values[`${line}Url`] = portal?.url ?? null;
    values[`${line}Description`] = portal?.description ?? null;
    es[`${line}Description`] = textOrNull(portal?.translations.es?.["description"]);
  }
  return { id: carrier.id, values, es, dependents: 0, isSample: carrier.sample, newsletterSentAt: null };
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** Generates a unique slug for links and files; it stays when the carrier is renamed. */
async function freeSlug(tx: Database, { values }: ContentInput): Promise<string> {
  const slug = slugOf(String(values["name"]));
  const taken = await tx.select({ id: carriers.id }).from(carriers).where(eq(carriers.slug, slug));
  return slug && taken.length === 0 ? slug : `${slug || "carrier"}-${randomUUID().slice(0, 8)}`;
}

/**
 * Builds the SQL condition of the partner with the carrier's name: it is updated and deleted together with the carrier.
 */
async function isPartnerOf(tx: Database, id: number): Promise<SQL> {
  const [carrier] = await tx.select({ name: carriers.name }).from(carriers).where(eq(carriers.id, id));
  return eq(insurancePartners.name, carrier?.name ?? "");
}

/** Updates a carrier and its portals, but not the partner of the same name. */
export async function writeCarrier(tx: Database, id: number, input: ContentInput): Promise<void> {
  await tx.update(carriers).set(columnsOf(input)).where(eq(carriers.id, id));
  await savePortals(tx, id, input);
}

/**
 * The storage of carriers: a carrier and its portals (one per line of insurance) form one item. Portals are listed in
 * the order of their carriers.
 */
export const carrierShelf: Shelf = {
  table: carriers,
  async read(db, id) {
    const one = id === undefined ? undefined : eq(carriers.id, id);
    const rows = await db.select().from(carriers).where(one).orderBy(asc(carriers.order), asc(carriers.id));
    const portals = await db.select().from(carrierPortals);
    return rows.map((carrier) => itemOf(carrier, portals));
  },
  async insert(tx, input, id) {
    const [last] = await tx.select({ order: max(carriers.order) }).from(carriers);
    const order = (last?.order ?? -1) + 1;
    const [row] = await tx
      .insert(carriers)
      .values({ id, ...columnsOf(input), slug: await freeSlug(tx, input), order })
      .returning({ id: carriers.id });
    if (!row) throw new Error("carrier was not stored");
    await savePortals(tx, row.id, input);
    return row.id;
  },
  async update(tx, id, input) {
    const isPartner = await isPartnerOf(tx, id);
    await writeCarrier(tx, id, input);
    const { name, website, logoUrl } = columnsOf(input);
    const isSame = sql`(name, website, logo_url) = (${name}, ${website}, ${logoUrl})`;
    await tx
      .update(insurancePartners)
      .set({ name, website, logoUrl, sample: sql`sample and ${isSame}` })
      .where(isPartner);
  },
  makeOwn: (tx, ids) => makeRowsOwn(tx, carriers, ids),
  async remove(tx, id) {
    await tx.delete(insurancePartners).where(await isPartnerOf(tx, id));
    await tx.delete(carriers).where(eq(carriers.id, id));
  },
  async setOrder(tx, ids) {
    for (const [order, id] of ids.entries()) {
      await tx.update(carriers).set({ order }).where(eq(carriers.id, id));
    }
  },
};
