import { KINDS, LEAD_KINDS, nameIn, requestAddress, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { Building2, Contact, FileText, Hash, Inbox } from "lucide-react";
import type { CarrierPortal } from "../../../domain/api/content/carriers.ts";
import type { PresentedCustomer } from "../../../domain/api/work/customers.ts";
import type { ListedRequest } from "../../../domain/api/work/leads.ts";
import { PAGE_SIZE } from "../../../domain/platform/limits.ts";
import { PAGE_ACCESS, type Access } from "../../../domain/platform/permissions.ts";
import { formatPhone } from "../../../domain/platform/phone.ts";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import type { NameIn } from "../../../domain/platform/text-keys.ts";
import { addressOf, api } from "../../lib/api.ts";
import { shownNumber } from "../../lib/shown-number.ts";
import type { PaletteEntry } from "./entries.ts";

export type GroupName = NameIn<"palette", "groups">;

/** A source of entries. */
export type Source = {
  name: string;
  group: GroupName;
  /** The permissions the user needs; the server checks them too. */
  needs: readonly Access[];
  /** True when the server searches. Other lists are fetched whole, once, and searched here. */
  isSearched?: true;
  load(words: string): Promise<PaletteEntry[]>;
};

/** Maximum entries per source; more words narrow the search. */
export const MOST_SHOWN = 5;

const people = PAGE_ACCESS["/agent-dashboard"];
const tools = PAGE_ACCESS["/agent-tools"];
const searched = (words: string) => ({ query: { limit: MOST_SHOWN }, headers: searchHeaders(words) });
const whole = { query: { limit: PAGE_SIZE.max } };

const SOURCES: readonly Source[] = [
  ...LEAD_KINDS.map((kind): Source => {
    const { tab, path, resource } = KINDS[kind];
    return {
      name: tab,
      group: "requests",
      needs: [people, { resource }],
      isSearched: true,
      load: async (words) => (await api(`GET ${path}`, searched(words))).map(requestEntry),
    };
  }),
  {
    name: "customers",
    group: "customers",
    needs: [PAGE_ACCESS["/customers"]],
    isSearched: true,
    load: async (words) => (await api("GET /api/customers", searched(words))).map(customerEntry),
  },
  {
    name: "carriers",
    group: "carriers",
    needs: [{ resource: "carrier-portals" }],
    load: async () => (await api("GET /api/carrier-portals")).map(carrierEntry),
  },
  {
    name: "agency-codes",
    group: "codes",
    needs: [tools],
    load: async () =>
      (await api("GET /api/agency-codes")).map(({ id, carrier, code, isSample }) =>
        codeEntry(`agency-code-${id}`, code, carrier, isSample),
      ),
  },
  {
    name: "reference-codes",
    group: "codes",
    needs: [tools],
    load: async () =>
      (await api("GET /api/insurance-references/codes")).map(({ id, code, description }) =>
        codeEntry(`code-${id}`, code, description),
      ),
  },
  {
    name: "printable-forms",
    group: "forms",
    needs: [tools],
    load: async () =>
      (await api("GET /api/printable-forms")).map(({ slug, title, purpose }) =>
        formEntry(`/agent-tools/forms/${slug}`, title, purpose),
      ),
  },
  {
    name: "custom-forms",
    group: "forms",
    needs: [tools],
    load: async () =>
      (await api("GET /api/custom-forms", whole)).map(({ id, title }) =>
        formEntry(`/agent-tools/custom-forms/${id}`, title),
      ),
  },
  {
    name: "uploaded-forms",
    group: "forms",
    needs: [tools],
    load: async () =>
      (await api("GET /api/uploaded-forms", whole)).map(({ id, filename }) =>
        formEntry(addressOf("GET /api/uploaded-forms/:id/file", { params: { id } }), filename),
      ),
  },
];

/** Returns the sources that the user may read; the others are not fetched. */
export function sourcesFor(may: (access: Access) => boolean): Source[] {
  return SOURCES.filter(({ needs }) => needs.every(may));
}

/** Makes the entry of a request, titled by its sender; by its reference when only a ZIP code came. */
function requestEntry(lead: ListedRequest<LeadKind>): PaletteEntry {
  const { reference, phone, email, unread } = lead;
  const name = nameIn(lead);
  return {
    id: reference,
    icon: Inbox,
    title: name || reference,
    detail: [name && reference, phone ? formatPhone(phone) : email].filter(Boolean).join(" · "),
    unread,
    choice: { go: requestAddress(reference) },
  };
}

function customerEntry({ id, name, phones, emails }: PresentedCustomer): PaletteEntry {
  const detail = [...phones.map(shownNumber), ...emails].join(" · ");
  return { id: `customer-${id}`, icon: Contact, title: name, detail, choice: { go: `/customers/${id}` } };
}

function carrierEntry({ id, name, description, url, isSample }: CarrierPortal): PaletteEntry {
  return {
    id: `carrier-${id}`,
    icon: Building2,
    title: name,
    detail: description,
    isSample,
    choice: { open: url },
  };
}

function codeEntry(id: string, code: string, detail: string, isSample = false): PaletteEntry {
  return { id, icon: Hash, title: code, detail, isSample, choice: { copy: code } };
}

function formEntry(href: string, title: string, detail = ""): PaletteEntry {
  return { id: href, icon: FileText, title, detail, choice: { open: href } };
}
