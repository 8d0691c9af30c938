import type { Language } from "../../../domain/platform/language.ts";
import { pageFaults } from "../../support/valid-html.ts";

export type Visit = { cookie?: string; language?: Language; form?: string };
export type PageAnswer = { status: number; html: string };

/** Opens pages of a site, and collects what is wrong with each. */
export function visitorOf(site: string) {
  const faults = new Map<string, string[]>();
  const checked = new Set<string>();
  const statuses = new Map<number, number>();
  const known = new Map<string, Promise<string[]>>();

  /** Validates a page, once for all that differ in nothing but the nonce and the data for its scripts. */
  function validate(html: string): Promise<string[]> {
    const markup = html.replaceAll(/ nonce="[^"]*"/g, "").replaceAll(/(<script(?! type)[^>]*>)[^]*?<\/script>/g, "$1");
    const found = known.get(markup) ?? pageFaults(html);
    known.set(markup, found);
    return found;
  }

  /** Opens a page, or sends it a form, and validates the answer. A redirect is no page: its answer is empty. */
  async function visit(path: string, { cookie = "", language = "en", form }: Visit = {}): Promise<PageAnswer> {
    const answer = await fetch(site + path, {
      method: form === undefined ? "GET" : "POST",
      headers: {
        accept: "text/html",
        cookie: [cookie, `lang=${language}`].filter(Boolean).join("; "),
        ...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
      },
      body: form ?? null,
      redirect: "manual",
    });
    const html = await answer.text();
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") && html !== "";
    if (!isPage) return { status: answer.status, html: "" };
    const name = `${form === undefined ? "GET" : "POST"} ${path} ${language} ${answer.status}`;
    checked.add(`${name} ${cookie}`);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    for (const fault of await validate(html)) {
      const places = faults.get(fault) ?? [];
      if (places.length === 0) console.error(`${name}: ${fault}`);
      if (!places.includes(name)) faults.set(fault, [...places, name]);
    }
    return { status: answer.status, html };
  }

  return { visit, faults, checked, statuses };
}
export type Visitor = ReturnType<typeof visitorOf>;
