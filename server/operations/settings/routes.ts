import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Section } from "../../../domain/operations/settings/section-names.ts";
import { SECTION_SCHEMAS, type Settings } from "../../../domain/operations/settings/sections.ts";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { parse } from "../../platform/http/parse.ts";
import { previewAcknowledgements } from "../../work/leads/preview-acknowledgements.ts";
import { listSettings, listVersions } from "./list-settings.ts";
import { restoreSection, saveSection } from "./save-section.ts";

/** Registers the routes by which admins read and change the settings of the agency, section by section. */
export function settingRoutes(app: FastifyInstance, deps: Deps): void {
  const editors = { ...admins, bodyLimit: BODY_LIMIT.content };

  endpoint(app, "GET /api/settings", editors, () => listSettings(deps.db, deps.env));

  endpoint(app, "GET /api/settings/:section/versions", editors, ({ params }) => listVersions(deps.db, params.section));

  endpoint(app, "PUT /api/settings/:section", editors, async ({ params, body, request }) => {
    const value = parseValue(params.section, request.body);
    return saveSection(deps, { section: params.section, version: body.version, value }, await callerOf(request));
  });

  endpoint(app, "POST /api/settings/:section/restore", editors, async ({ params, body, request }) =>
    restoreSection(deps, { section: params.section, ...body }, await callerOf(request)),
  );

  endpoint(app, "POST /api/settings/acknowledgements/preview", editors, ({ body }) =>
    previewAcknowledgements(deps, body.value),
  );
}

/** Validates the value of a section. Faults are named from `value` on, as the form names its fields. */
function parseValue(section: Section, body: unknown): Settings[Section] {
  return parse(z.object({ value: SECTION_SCHEMAS[section] }), body).value;
}
