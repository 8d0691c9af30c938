/** The ways to reach somebody by phone that a customer can forbid us. */
export const PHONE_CHANNELS = ["text", "call"] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];
