import type { FastifyInstance } from "fastify";
import { LEAD_KINDS, ofKinds } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { keepFileWith, removeKept, renameKept } from "./keep-file.ts";
import { listKeptFiles } from "./list-kept-files.ts";
import { shareKept } from "./share-file.ts";

const SUBJECTS = [...LEAD_KINDS, "customer"] as const;
const PATHS = { ...ofKinds("path"), customer: "/api/customers" } as const;

const may = (action: "view" | "create" | "edit" | "delete") =>
  ({ access: { resource: "customer-data", action } }) as const;

/** Registers the routes of the files that are kept with a request or a customer. */
export function keptFileRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of SUBJECTS) {
    const path = PATHS[kind];
    endpoint(app, `GET ${path}/:id/files`, may("view"), ({ params }) =>
      listKeptFiles(deps.db, { kind, id: params.id }),
    );

    endpoint(app, `POST ${path}/:id/files`, may("create"), async ({ params, body, request }) =>
      keepFileWith(deps, { kind, id: params.id }, body, await callerOf(request)),
    );
  }

  endpoint(app, "PATCH /api/kept-files/:id", may("edit"), async ({ params, body, request }) =>
    renameKept(deps, params.id, body.name, await callerOf(request)),
  );

  endpoint(app, "PUT /api/kept-files/:id/share", may("create"), async ({ params, request }) =>
    shareKept(deps, params.id, true, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/kept-files/:id/share", may("create"), async ({ params, request }) =>
    shareKept(deps, params.id, false, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/kept-files/:id", may("delete"), async ({ params, request }) => {
    await removeKept(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
