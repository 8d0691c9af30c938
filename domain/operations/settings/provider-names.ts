/** The services elsewhere whose access data the settings keep sealed. Apart from their schemas, which load zod. */
export const PROVIDERS = ["mailServer", "textProvider"] as const;
export type Provider = (typeof PROVIDERS)[number];
