/** The phone channels that a customer can forbid us to use. */
export const PHONE_CHANNELS = ["text", "call"] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** What a customer can forbid us: also mails that nobody writes by hand, such as those of sequences. */
export const FORBIDDABLE = [...PHONE_CHANNELS, "mail"] as const;
export type Forbiddable = (typeof FORBIDDABLE)[number];
