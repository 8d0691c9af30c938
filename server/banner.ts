import type { AddressInfo } from "node:net";
import type { FirstAdmin } from "./people/users/first-admin.ts";
import type { Deps } from "./platform/deps.ts";
import type { Env } from "./platform/env.ts";

type ListeningAddresses = {
  web: AddressInfo | string | null;
  /** The port of the inbound mail listener. */
  mail: number | null;
  /** The port of the health endpoints in a process without the web service. */
  health: number | null;
};

/** Prints the start banner on the console: where the site runs, how to log in, what is not configured. */
export function printBanner(
  env: Env,
  deps: Deps,
  admin: FirstAdmin | null,
  { web: address, mail, health }: ListeningAddresses,
): void {
  const site = env.PUBLIC_URL ? env.publicUrl : atPort(env.publicUrl, address);
  const missing = [
    !deps.settings.providers().mailServer && "mail (SMTP_URL or settings): messages are stored, not sent",
    !env.INBOUND_MAIL_DOMAIN && "replies (INBOUND_MAIL_DOMAIN): customers answer to the agents' mailbox",
    !deps.settings.providers().textProvider?.accountSid && "SMS (TWILIO_* or settings): messages are stored, not sent",
  ].filter((line) => line !== false);
  const lines = [
    "",
    `  ${deps.settings.agency().shortName} is running`,
    "",
    `  Address        ${address ? site : "none (worker only)"}`,
    `  Admin login    ${env.ADMIN_USERNAME} at ${site}/auth`,
    ...(admin?.randomPassword
      ? [`  Password       ${admin.randomPassword}   (shown once; to be changed at first login)`]
      : []),
    `  Data           ${deps.store.place}`,
    `  Services       ${env.SERVICES.join(", ")}`,
    ...(health === null ? [] : [`  Health         port ${health}: /healthz, /readyz, /metrics`]),
    ...(mail === null ? [] : [`  Mail comes in  port ${mail}, for ${env.INBOUND_MAIL_DOMAIN}`]),
    ...missing.map((line) => `  Not configured ${line}`),
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Puts the actual port into the address: with PORT 0 the system chooses one. */
function atPort(address: string, listening: AddressInfo | string | null): string {
  const url = new URL(address);
  if (listening && typeof listening === "object") url.port = String(listening.port);
  return url.origin;
}
