import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Provider } from "../../../domain/operations/settings/provider-names.ts";
import { PROVIDER_FORMS, type ProviderSecrets } from "../../../domain/operations/settings/providers.ts";
import { confirmIdentity } from "../../people/session/confirm-password.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { parse } from "../../platform/http/parse.ts";
import { listProviders } from "./provider-secrets.ts";
import { refuseIfFixed, saveProvider } from "./save-provider.ts";
import { PROVIDER_TESTS } from "./test-provider.ts";

/**
 * Registers the routes by which admins set the access to the mail server and the provider of text messages. Each change
 * asks for the password again, or for a code of the second factor.
 */
export function providerRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/settings/providers", admins, () =>
    listProviders(deps.db, deps.env, deps.settings.providers()),
  );

  endpoint(app, "PUT /api/settings/providers/:provider", admins, async (call) => {
    const { provider } = call.params;
    const value = await confirmedValue(deps, provider, call);
    return saveProvider(deps, provider, value, await callerOf(call.request));
  });

  endpoint(app, "POST /api/settings/providers/:provider/remove", admins, async (call) => {
    const { provider } = call.params;
    refuseIfFixed(deps, provider);
    await confirmIdentity(deps, call);
    return saveProvider(deps, provider, null, await callerOf(call.request));
  });
}

type ConfirmedCall = Parameters<typeof confirmIdentity>[1];

/** Validates the access data, confirms the caller and then tests the data: nobody else makes the server connect. */
async function confirmedValue<P extends Provider>(
  deps: Deps,
  provider: P,
  call: ConfirmedCall,
): Promise<ProviderSecrets[P]> {
  refuseIfFixed(deps, provider);
  const { value } = parse<z.ZodType<{ value: ProviderSecrets[P] }>>(PROVIDER_FORMS[provider], call.request.body);
  await confirmIdentity(deps, call);
  await PROVIDER_TESTS[provider](deps, value);
  return value;
}
