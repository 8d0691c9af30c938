/** The wishes about one's data that a customer can state: to get a copy of it, or to have it deleted. */
export const DATA_WISHES = ["copy", "deletion"] as const;
export type DataWish = (typeof DATA_WISHES)[number];

/** Days in which a wish about one's data is answered (Texas Data Privacy and Security Act, Bus. & Com. Code 541.052). */
export const DATA_WISH_DAYS = 45;

/** The extent of a withdrawn consent: texts alone, or texts and calls. */
export const WITHDRAWALS = ["both", "text"] as const;
