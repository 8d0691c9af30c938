/** The beginning of a token's hash: names a session, opens nothing. */
export const KEY_LENGTH = 16;
export const keyOf = (tokenHash: string) => tokenHash.slice(0, KEY_LENGTH);
