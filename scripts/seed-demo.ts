import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { INQUIRY_TYPES, INSURANCE_TYPES } from "../domain/work/lead-options.ts";
import { newReference } from "../server/work/leads/reference.ts";
import { runCommand } from "../server/platform/run-command.ts";
import { StartError } from "../server/platform/start-error.ts";
import { requests } from "../server/platform/db/schema/index.ts";
import { nextNumber } from "../server/work/leads/kinds.ts";
import { columnsFor } from "../server/work/leads/stored-fields.ts";
import { addAfter } from "./demo-after.ts";
import { addDesk } from "./demo-desk.ts";
import { addAgents, addConsents, addHistory, addViews, findViewer, pick, workOf } from "./demo-history.ts";
import { addOffice } from "./demo-office.ts";
import { serviceColumns } from "./demo-service.ts";
import { openDemo } from "./open-demo.ts";

/**
 * Fills the portal with made-up leads and the desk's work on them: `npm run seed:demo -- --leads 500`. Each run adds that
 * many; a second office, and the requests that show answers, files, drafts, proposals, tasks and views, are added once.
 * Nobody is notified of them. Works beside the running site.
 */
const { values } = parseArgs({ options: { leads: { type: "string", default: "200" } } });
const leads = Number(values.leads);

const FIRST = [
  "Rosa",
  "Miguel",
  "Ana",
  "James",
  "Linda",
  "Carlos",
  "Emily",
  "José",
  "Karen",
  "Luis",
  "Sofía",
  "Robert",
];
const LAST = [
  "Vela",
  "García",
  "Johnson",
  "Nguyen",
  "Martínez",
  "Smith",
  "Treviño",
  "Brown",
  "Cantú",
  "Patel",
  "Davis",
];
const ZIPS = ["77008", "77009", "77018", "77055", "77036", "77081", "77449", "77573"];
const HOUR_MS = 3_600_000;
const BATCH = 500;

/** Returns the common columns of a made-up lead; leads are spread evenly over the past months. */
function base(n: number, prefix: "Q" | "C" | "S") {
  const at = new Date(Date.now() - n * 7 * HOUR_MS);
  return {
    reference: `${newReference(prefix)}${n.toString(36).toUpperCase()}`,
    language: n % 3 === 0 ? ("es" as const) : ("en" as const),
    email: `visitor${n}@example.com`,
    phone: `713555${String(1000 + (n % 9000))}`,
    contentHash: randomUUID(),
    requestDate: at,
    // By their own dates, the oldest would be removed at once.
    lastUsedAt: new Date(),
  };
}

async function seed(): Promise<string> {
  if (!Number.isInteger(leads) || leads < 1) throw new StartError("--leads should be a whole number above 0");
  const { deps, close } = await openDemo();
  const colleagues = await addAgents(deps.db);
  const [colleague] = colleagues;
  if (!colleague) throw new Error("there are no made-up colleagues");
  const second = await addOffice(deps, colleague);
  const agency = deps.settings.agency();
  const office = { agency, owners: colleagues.map(({ id }) => id), second };
  for (let from = 0; from < leads; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, leads - from) }, (_, i) => leads - from - i);
    const agreed = await addConsents(deps.db, agency.name, numbers.filter((n) => n % 2 === 0).length);
    const quotes = await deps.db
      .insert(requests)
      .values(
        numbers.map((n) => {
          const lead = base(n, "Q");
          const columns = columnsFor("quote", {
            ...lead,
            insuranceType: pick(INSURANCE_TYPES, n),
            zipCode: pick(ZIPS, n),
            name: `${pick(FIRST, n)} ${pick(LAST, Math.floor(n / 3))}`,
          });
          const truck = n % 4 === 0 ? { vehicleType: "truck", vehicleYear: "2019", vehicleMake: "Ford" } : {};
          return {
            ...lead,
            ...workOf(office, n, lead.requestDate, "quote"),
            ...columns,
            kind: "quote" as const,
            number: nextNumber("quote"),
            details: { ...columns.details, ...truck },
            consentId: n % 2 === 0 ? (agreed.pop() ?? null) : null,
          };
        }),
      )
      .returning();
    await addHistory(deps.db, quotes);
    const contacts = numbers.filter((n) => n % 3 === 0);
    if (contacts.length === 0) continue;
    const written = await deps.db
      .insert(requests)
      .values(
        contacts.map((n) => {
          const lead = base(n, "C");
          return {
            ...lead,
            ...workOf(office, n, lead.requestDate, "contact"),
            ...columnsFor("contact", {
              ...lead,
              firstName: pick(FIRST, n + 5),
              lastName: pick(LAST, n),
              inquiryType: pick(INQUIRY_TYPES, n),
              message: "Could you please call me back about my policy? Mornings are best.",
            }),
            kind: "contact" as const,
            number: nextNumber("contact"),
          };
        }),
      )
      .returning();
    await addHistory(deps.db, written);
    const asked = await deps.db
      .insert(requests)
      .values(
        contacts.map((n) => {
          const lead = base(n, "S");
          const person = { firstName: pick(FIRST, n + 2), lastName: pick(LAST, n + 1) };
          const work = workOf(office, n, lead.requestDate, "service");
          return { ...lead, ...work, ...serviceColumns(deps.keys, lead, person, n / 3) };
        }),
      )
      .returning();
    await addHistory(deps.db, asked);
  }
  await addViews(deps.db);
  await addAfter(deps);
  const viewer = await findViewer(deps.db);
  if (viewer) await addDesk(deps, { viewer, colleague, office: second });
  await close();
  return `${leads} quote requests, ${Math.floor(leads / 3)} contact and as many service requests were added`;
}

await runCommand(seed);
