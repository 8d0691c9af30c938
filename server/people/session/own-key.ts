/** Length of the session id: the first characters of a token's hash. It names a session but grants no access. */
export const KEY_LENGTH = 16;
export const sessionKeyOf = (tokenHash: string) => tokenHash.slice(0, KEY_LENGTH);
