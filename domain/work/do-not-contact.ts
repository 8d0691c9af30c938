/** The phone channels that a customer can forbid us to use. */
export const PHONE_CHANNELS = ["text", "call"] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** The ways of contact that a customer can forbid us; "mail" stands for automatic mails, such as those of sequences. */
export const FORBIDDABLE = [...PHONE_CHANNELS, "mail"] as const;
export type Forbiddable = (typeof FORBIDDABLE)[number];
