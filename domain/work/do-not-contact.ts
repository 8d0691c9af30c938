/** The phone channels that a customer can forbid us to use. */
export const PHONE_CHANNELS = ["text", "call"] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];
