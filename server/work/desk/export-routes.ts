import type { FastifyInstance } from "fastify";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { DETAILS } from "../../../domain/work/request-details.ts";
import { FIELDS } from "../../../domain/work/request-forms.ts";
import type { TextKey } from "../../../domain/platform/text-keys.ts";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { everyRow } from "../../platform/http/paging.ts";
import { orderOf, positionOf, type LeadCursor, type SortColumns } from "../leads/lead-sort.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";
import { presentLead, type LeadRecord } from "../leads/present-lead.ts";
import { readTagNames } from "../tags/list-tags.ts";
import { exportName } from "./export-name.ts";
import { listLeads } from "./list-leads.ts";
import { formatLeadForExport } from "./format-lead.ts";

/**
 * Access rule for exports: an export leaves the portal, so it needs the right to create customer data, not just to
 * view.
 */
const exporters = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the CSV exports of the lists, with the same filters as the lists. Encrypted fields are left out. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of LEAD_KINDS) {
    const { path } = KINDS[kind];
    const columns = exportColumnsOf(kind);
    endpoint(app, `GET ${path}/export`, exporters, async ({ query, request, reply }) => {
      const filter = { ...query, readerId: (await callerOf(request)).actor.id };
      const agency = deps.settings.agency();
      const tagNames = await readTagNames(deps.db, request.language);
      const rows = everyRow<LeadRecord>((limit, last) =>
        listLeads(deps, kind, { limit, before: cursorAfter(filter, last) }, filter),
      );
      return sendCsv(deps, request, reply, {
        name: `${kind}-requests`,
        file: exportName(`${kind}-requests`, deps.clock(), filter, agency.timezone),
        columns,
        rows,
        say: (row, language) => formatLeadForExport(kind, presentLead(kind, row), language, { agency, tagNames }),
        filter: auditedFilter(filter),
      });
    });
  }
}

/** Returns the CSV columns of a kind: its form fields, then type-specific details, then those that all kinds have. */
export function exportColumnsOf(kind: LeadKind): Record<string, TextKey> {
  const exported = Object.entries(FIELDS[kind]).flatMap(([field, { exported }]): [string, TextKey][] =>
    exported ? [[field, exported]] : [],
  );
  return {
    reference: "exports:columns.reference",
    requestDate: "exports:columns.requestDate",
    ...Object.fromEntries(exported),
    ...DETAILS[kind].exported,
    stage: "exports:columns.stage",
    owner: "exports:columns.owner",
    priority: "exports:columns.priority",
    followUpAt: "exports:columns.followUpAt",
    location: "exports:columns.location",
    tags: "exports:columns.tags",
    language: "exports:columns.language",
    hasConsent: "exports:columns.hasConsent",
    doNotText: "exports:columns.doNotText",
    doNotCall: "exports:columns.doNotCall",
  };
}

/** Returns the cursor for the page after a lead. */
function cursorAfter(filter: ReaderFilter, last: SortColumns | undefined): LeadCursor | undefined {
  return last && positionOf(orderOf(filter).sort, last);
}

/** Returns the part of a filter that the audit trail records: everything but the reader and the sort order. */
function auditedFilter({ readerId: _reader, sort: _sort, ...filter }: ReaderFilter): Record<string, unknown> {
  return filter;
}
