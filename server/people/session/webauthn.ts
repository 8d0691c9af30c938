import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { PASSKEY_CHALLENGE_MINUTES } from "../../../domain/platform/limits.ts";
import type { PasskeyLogin, PasskeyRegistration } from "../../../domain/people/passkeys.ts";
import type { passkeys } from "../../platform/db/schema/index.ts";
import type { PasskeySite } from "./passkey-site.ts";

type Passkey = typeof passkeys.$inferSelect;
/** Loads the WebAuthn library lazily: it pulls in certificate formats that take a while to load. */
const loadLibrary = () => import("@simplewebauthn/server");
/** EdDSA, ES256 and RS256: every authenticator supports at least one, and Node calls none of them experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];
const timeout = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** Returns the WebAuthn user handle. It is the account's id, which tells a stranger nothing. */
const userHandleOf = (userId: number) => Buffer.from(String(userId));

/** Returns the options for creating a passkey. An authenticator that already has a passkey of this account declines. */
export async function registrationOptions(
  { rpId }: PasskeySite,
  user: { id: number; username: string; firstName: string; lastName: string },
  present: Passkey[],
  rpName: string,
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName,
    rpID: rpId,
    userID: new Uint8Array(userHandleOf(user.id)),
    userName: user.username,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    timeout,
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Verifies a registration response and returns the fields to store; null when the response is invalid. */
export async function readRegistration(
  { rpId, origin }: PasskeySite,
  credential: PasskeyRegistration["credential"],
  challenge: string,
) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const response: RegistrationResponseJSON = { ...credential, clientExtensionResults: {} };
  const checks = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId };
  const result = await orNull(async () => {
    if (await hasCertificates(response)) return null;
    return verifyRegistrationResponse({ response, ...checks, supportedAlgorithmIDs, requireUserVerification: true });
  });
  if (!result?.verified) return null;
  const { credential: made, credentialDeviceType, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    isSyncable: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Detects an attestation certificate. The server asks for none: checking one means calling URLs that are written in it.
 */
async function hasCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, "base64url")));
  return attestation.get("attStmt").get("x5c") !== undefined;
}

/** Returns the options for a login: any passkey of this site is accepted, no matter whose. */
export async function loginOptions({ rpId }: PasskeySite) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({ rpID: rpId, userVerification: "required", timeout });
}

/** Verifies a login response and returns the changed fields; null when it is invalid or belongs to another passkey. */
export async function readLogin(
  { rpId, origin }: PasskeySite,
  passkey: Passkey,
  credential: PasskeyLogin["credential"],
  challenge: string,
) {
  if (credential.response.userHandle !== userHandleOf(passkey.userId).toString("base64url")) return null;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const response: AuthenticationResponseJSON = { ...credential, clientExtensionResults: {} };
  const checks = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId };
  const { credentialId: id, counter } = passkey;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
  const kept = { id, publicKey, counter };
  const result = await orNull(() =>
    verifyAuthenticationResponse({ response, credential: kept, ...checks, requireUserVerification: true }),
  );
  if (!result?.verified) return null;
  const { newCounter, credentialDeviceType, credentialBackedUp } = result.authenticationInfo;
  // A passkey is syncable or not from its creation on: a different answer comes from a different passkey.
  if ((credentialDeviceType === "multiDevice") !== passkey.isSyncable) return null;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

/** Returns null when the library throws. It throws at every invalid response, and the sender is told nothing more. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
