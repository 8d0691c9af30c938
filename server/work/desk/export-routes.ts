import type { FastifyInstance } from "fastify";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { EXPORTED_DETAILS } from "../../../domain/work/quote-fields.ts";
import { FIELDS } from "../../../domain/work/request-forms.ts";
import type { TextKey } from "../../../domain/platform/text-keys.ts";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { everyRow } from "../../platform/http/paging.ts";
import { orderOf, positionOf, type LeadPosition, type Sorted } from "../leads/lead-sort.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";
import { presentLead, type LeadRecord } from "../leads/present-lead.ts";
import { exportName } from "./export-name.ts";
import { listLeads } from "./list-leads.ts";
import { sayLead } from "./say-lead.ts";

/** A copy that leaves the portal is made by those who may enter customer data, not by all who may look at it. */
const exporters = { access: { resource: "customer-data", action: "create" } } as const;

/** The lists as tables for a spreadsheet, narrowed like the lists. What is sealed stays out of them. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of LEAD_KINDS) {
    const { path } = KINDS[kind];
    const columns = columnsOf(kind);
    endpoint(app, `GET ${path}/export`, exporters, async ({ query, request, reply }) => {
      const filter = { ...query, readerId: (await callerOf(request)).actor.id };
      const rows = everyRow<LeadRecord>((limit, last) =>
        listLeads(deps, kind, { limit, before: after(filter, last) }, filter),
      );
      return sendCsv(deps, request, reply, {
        name: `${kind}-requests`,
        file: exportName(`${kind}-requests`, deps.clock(), filter),
        columns,
        rows,
        say: (row, language) => sayLead(kind, presentLead(kind, row), language),
        filter: narrowedBy(filter),
      });
    });
  }
}

/** The columns of a kind: its fields, then those of a few, then what all kinds have. */
function columnsOf(kind: LeadKind): Record<string, TextKey> {
  const exported = Object.entries(FIELDS[kind]).flatMap(([field, { exported }]): [string, TextKey][] =>
    exported ? [[field, exported]] : [],
  );
  return {
    reference: "exports:columns.reference",
    requestDate: "exports:columns.requestDate",
    ...Object.fromEntries(exported),
    ...(KINDS[kind].hasDetails && detailColumns()),
    stage: "exports:columns.stage",
    owner: "exports:columns.owner",
    priority: "exports:columns.priority",
    followUpAt: "exports:columns.followUpAt",
    language: "exports:columns.language",
    hasConsent: "exports:columns.hasConsent",
    doNotText: "exports:columns.doNotText",
    doNotCall: "exports:columns.doNotCall",
  };
}

/** The type-specific fields, each with a heading that says of which type; what is sealed is not among them. */
function detailColumns(): Record<string, TextKey> {
  return Object.fromEntries(EXPORTED_DETAILS.map((detail) => [detail, `exports:columns.${detail}` as const]));
}

/** Where a list goes on after a lead. */
function after(filter: ReaderFilter, last: Sorted | undefined): LeadPosition | undefined {
  return last && positionOf(orderOf(filter).sort, last);
}

/** What the audit trail tells of a filter: what it narrows by. */
function narrowedBy({ readerId: _reader, sort: _sort, ...filter }: ReaderFilter): Record<string, unknown> {
  return filter;
}
