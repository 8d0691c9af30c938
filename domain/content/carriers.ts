/**
 * The options of the registry of carriers. Kept apart from the schemas, so that a page can list carriers without
 * loading them.
 */

/** The lines of insurance that a carrier may have a portal for, in the order of their buttons. */
export const CARRIER_LINES = ["auto", "home", "business"] as const;
export type CarrierLine = (typeof CARRIER_LINES)[number];

export const PAYMENT_METHODS = ["online", "phone", "mobileApp", "automatic"] as const;
export type PaymentMethods = Record<(typeof PAYMENT_METHODS)[number], boolean>;
