/** The known mail services by the host name of their mail server, each with its SPF mechanism and usual DKIM selectors. */
const PROVIDERS: { host: RegExp; spf: string; selectors: string[] }[] = [
  { host: /\.(gmail|google)\.com$/, spf: "include:_spf.google.com", selectors: ["google"] },
  {
    host: /\.(office365|outlook)\.com$/,
    spf: "include:spf.protection.outlook.com",
    selectors: ["selector1", "selector2"],
  },
  { host: /\.sendgrid\.net$/, spf: "include:sendgrid.net", selectors: ["s1", "s2"] },
  { host: /\.mailgun\.org$/, spf: "include:mailgun.org", selectors: ["mx", "smtp", "pic", "k1"] },
  { host: /\.amazonaws\.com$/, spf: "include:amazonses.com", selectors: [] },
  { host: /\.postmarkapp\.com$/, spf: "include:spf.mtasv.net", selectors: ["pm"] },
  { host: /\.(brevo|sendinblue)\.com$/, spf: "include:spf.brevo.com", selectors: ["brevo1", "brevo2", "mail"] },
  { host: /\.mailjet\.com$/, spf: "include:spf.mailjet.com", selectors: ["mailjet"] },
  { host: /\.zoho\.com$/, spf: "include:zohomail.com", selectors: ["zmail", "zoho"] },
  { host: /\.fastmail\.com$/, spf: "include:spf.messagingengine.com", selectors: ["fm1", "fm2", "fm3"] },
];

/** The selectors that many mail servers use for their DKIM key when nobody names another. */
const USUAL_SELECTORS = ["default", "mail", "dkim", "k1", "s1"];

const providerOf = (host: string) => PROVIDERS.find((one) => one.host.test(`.${host.toLowerCase()}`));

/** Returns the part of an SPF record that allows a mail server, and whether it is known for sure. */
export function spfMechanism(host: string): { mechanism: string; isSure: boolean } {
  const known = providerOf(host);
  return known ? { mechanism: known.spf, isSure: true } : { mechanism: `a:${host}`, isSure: false };
}

/** Returns true for a mail service that sends from machines of its own, whose names are its own affair. */
export const isKnownService = (host: string) => providerOf(host) !== undefined;

/** Returns the selectors to try where nobody knows the one in use. */
export function likelySelectors(host: string | null): string[] {
  return [...new Set([...((host && providerOf(host)?.selectors) || []), ...USUAL_SELECTORS])];
}
