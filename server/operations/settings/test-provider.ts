import type { Provider } from "../../../domain/operations/settings/provider-names.ts";
import type { ProviderSecrets } from "../../../domain/operations/settings/providers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import type { Deps } from "../../platform/deps.ts";
import { codeOf } from "../../platform/fault-origin.ts";
import { greetMailServer } from "../../platform/mail/transport.ts";
import { isPrivateHost, type Resolve } from "../../platform/private-address.ts";
import { askForAccount } from "../../work/sms/transport.ts";
import { mailServerUrl } from "./provider-secrets.ts";

/** Timeout of the test: a person waits for it. */
const PATIENCE_MS = 10_000;

type Needs = Pick<Deps, "env" | "settings"> & { resolve?: Resolve };

/** Tests the access to a provider. Throws with what is wrong at the field, so that nothing is stored. */
export const PROVIDER_TESTS: { [P in Provider]: (needs: Needs, value: ProviderSecrets[P]) => Promise<void> } = {
  mailServer: testMailServer,
  textProvider: testTextProvider,
};

const UNREACHABLE = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS"]);

function refuse(field: string, message: FaultKey): never {
  throw new AppError("invalid", { message, fields: { [`value.${field}`]: message } });
}

/** Connects to the mail server and logs in. In production it must not be a machine of our own network (SSRF). */
async function testMailServer({ env, resolve }: Needs, value: ProviderSecrets["mailServer"]): Promise<void> {
  if (env.isProduction && (await isPrivateHost(value.host, resolve))) refuse("host", "validation:privateAddress");
  try {
    await greetMailServer(mailServerUrl(value), PATIENCE_MS, env.isProduction);
  } catch (error) {
    const code = String(codeOf(error));
    if (code === "EAUTH") refuse("password", "validation:mailLogin");
    refuse("host", UNREACHABLE.has(code) ? "validation:mailUnreachable" : "validation:mailRefused");
  }
}

/** Asks the provider for the account. Sending also needs a number, which the section of the senders has. */
async function testTextProvider({ env, settings }: Needs, value: ProviderSecrets["textProvider"]): Promise<void> {
  if (settings.agency().senders.textNumber === null) refuse("accountSid", "validation:textNumberMissing");
  const status = await askForAccount(value, env, PATIENCE_MS).catch(() => 0);
  if (status === 0 || status >= 500) refuse("accountSid", "validation:textUnreachable");
  if (status >= 400) refuse("authToken", "validation:textLogin");
}
