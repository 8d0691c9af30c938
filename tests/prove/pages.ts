import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { pathIn } from "../../domain/platform/paths.ts";
import { PREVIEW_PATH } from "../../domain/platform/preview-frame.ts";
import { SERVICE_SUBJECTS } from "../../domain/work/service-options.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import {
  EVERY_PORTAL_PAGE,
  EVERY_PUBLIC_PAGE,
  EVERY_SHEET,
  FORM_CUSTOMER,
  formsOf,
  SERVICE_VALUES,
} from "../support/every-page.ts";
import { ended, freeze, query, startPostgres } from "../support/postgres-server.ts";
import { startSite } from "../support/site-process.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { askForQuote, makeStaff, offer } from "./pages/office.ts";
import { visitorOf, type Visitor } from "./pages/visitor.ts";
import { report } from "./report.ts";

/**
 * Proves that every page is valid HTML with valid structured data, in both languages, against the shipped program:
 * public pages, forms that are refused and sent without script, the private page of a request with and without offers,
 * the portal for each role while it is empty and with work in it, and what is shown when a page is missing or the
 * database is away. `node tests/prove/pages.ts`
 */

/** The most addresses of one page that are followed: lists link to many requests that look alike. */
const ALIKE = 3;

async function visitPublicPages({ visit }: Visitor): Promise<void> {
  for (const language of LANGUAGES) {
    for (const path of EVERY_PUBLIC_PAGE) {
      const address = pathIn(language, path);
      const { html } = await visit(address, { language });
      for (const form of formsOf(html, address)) await visit(form.address, { language, form: form.fields });
    }
    for (const subject of SERVICE_SUBJECTS) {
      const form = new URLSearchParams({ subject, ...FORM_CUSTOMER, ...SERVICE_VALUES[subject] });
      await visit(pathIn(language, `/service/${subject}`), { language, form: String(form) });
    }
  }
  await visit(PREVIEW_PATH);
}

/** Visits a private page, and sends each of its forms empty. */
async function visitPrivatePage({ visit }: Visitor, path: string): Promise<void> {
  for (const language of LANGUAGES) {
    const address = pathIn(language, path);
    const { html } = await visit(address, { language });
    for (const form of formsOf(html, address)) await visit(form.address, { language, form: form.fields });
  }
}

/** Visits every page of the portal, and what their links lead to. */
async function visitPortal({ visit }: Visitor, cookie: string): Promise<void> {
  for (const language of LANGUAGES) {
    const seen = new Map<string, Set<string>>();
    const waiting = [...EVERY_PORTAL_PAGE, ...EVERY_SHEET];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { pathname } = new URL(path, "http://site");
      const kind = pathname.replaceAll(/\/\d+/g, "/:id");
      const alike = seen.get(kind) ?? new Set();
      if (alike.has(path) || alike.size >= ALIKE) continue;
      seen.set(kind, alike.add(path));
      const { html } = await visit(path, { cookie, language });
      waiting.push(...portalLinksIn(html));
    }
  }
}

/** Returns the links of a page to pages of the portal. */
function portalLinksIn(html: string): string[] {
  const links = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  const isPortal = (link: string) =>
    /^\/(?:agent|admin|customers|tasks|today|morning|email|sms|calls|profile)/.test(link);
  return links.filter(isPortal);
}

const begun = performance.now();
const postgres = await startPostgres();
await query(postgres.url(), "create database pages");
const folder = mkdtempSync(join(tmpdir(), "bluebonnet-pages-"));
const env = { DATABASE_URL: postgres.url("pages"), DATA_DIR: folder, ADMIN_PASSWORD };
const site = await startSite({ ...env, LOG_LEVEL: "silent" });
const visitor = visitorOf(site.url);
const tell = (part: string) => console.log(`pages: ${part}, ${visitor.checked.size} so far`);
try {
  const staff = await makeStaff(site.url);
  const admin = staff.get("admin") ?? "";
  await visitPublicPages(visitor);
  tell("public pages");
  await visitPortal(visitor, admin);
  tell("empty portal");
  await promisify(execFile)(process.execPath, ["build/program/seed-demo.js", "--leads", "30"], {
    env: { ...env, ...CHILD_ENV },
  });
  const { reference, path } = await askForQuote(site.url, "Nora");
  await visitPrivatePage(visitor, path);
  await offer(site.url, reference, admin);
  await visitPrivatePage(visitor, path);
  for (const unknown of ["/r", `/r/${"x".repeat(43)}`]) await visitPrivatePage(visitor, unknown);
  tell("private pages");
  for (const cookie of staff.values()) await visitPortal(visitor, cookie);
  tell("portal of each role");

  for (const pid of freeze(postgres)) process.kill(pid, "SIGKILL");
  await ended(postgres.process, "SIGKILL");
  for (const language of LANGUAGES) {
    for (const address of [path, "/r", "/blog", "/contact", "/auth"])
      await visit503(pathIn(language, address), language);
    for (const address of EVERY_PORTAL_PAGE) await visitor.visit(address, { cookie: admin, language });
  }
} finally {
  await site.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Visits a page while the database is away, also by a form that cannot be stored. */
async function visit503(address: string, language: (typeof LANGUAGES)[number]): Promise<void> {
  const { html } = await visitor.visit(address, { language });
  for (const form of formsOf(html, address)) await visitor.visit(form.address, { language, form: form.fields });
}

const { faults, checked, statuses } = visitor;
/** The statuses without which the run has not seen what it is for: found, refused, denied, missing, and out of order. */
const EXPECTED: [what: string, isIt: (status: number) => boolean][] = [
  ["a page", (status) => status === 200],
  ["a refused form", (status) => status === 400 || status === 422],
  ["a denied page", (status) => status === 403],
  ["a missing page", (status) => status === 404],
  ["a page without its database", (status) => status >= 500],
];
for (const [what, isIt] of EXPECTED) if (![...statuses.keys()].some(isIt)) faults.set(`${what} was not seen`, []);
for (const [fault, places] of faults)
  console.error(`${fault}\n  on ${places.length}: ${places.slice(0, 3).join(", ")}`);
const bySide = [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const note = `both languages, by status ${bySide.join(", ")}`;
console.log(`pages: ${checked.size} pages, ${faults.size} faults, ${note}, ${seconds} s`);
report({ cases: checked.size, faults: faults.size, note });
