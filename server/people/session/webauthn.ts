import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { agency } from "../../../agency.config.ts";
import { PASSKEY_CHALLENGE_MINUTES } from "../../../domain/platform/limits.ts";
import type { PasskeyLogin, PasskeyRegistration } from "../../../domain/people/passkeys.ts";
import type { passkeys } from "../../platform/db/schema/index.ts";
import type { PasskeySite } from "./passkey-site.ts";

type Passkey = typeof passkeys.$inferSelect;
/** Loaded when first needed: it brings certificate formats along that take a while. */
const library = () => import("@simplewebauthn/server");
/** EdDSA, ES256 and RS256: what every authenticator has one of, and nothing that Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];
const timeout = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** The number of the account, as the authenticator keeps it: it tells a stranger nothing. */
const handleOf = (userId: number) => Buffer.from(String(userId));

/** What the browser asks an authenticator for a new passkey with; one that has a passkey of this account declines. */
export async function registrationOptions(
  { rpId }: PasskeySite,
  user: { id: number; username: string; firstName: string; lastName: string },
  present: Passkey[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: agency.name,
    rpID: rpId,
    userID: new Uint8Array(handleOf(user.id)),
    userName: user.username,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    timeout,
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What is kept of a new passkey; null when the answer of the authenticator is not right. */
export async function readRegistration(
  { rpId, origin }: PasskeySite,
  credential: PasskeyRegistration["credential"],
  challenge: string,
) {
  const { verifyRegistrationResponse } = await library();
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

/** We ask for no certificates of makers: to check one means to call addresses that stand in it. */
async function hasCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, "base64url")));
  return attestation.get("attStmt").get("x5c") !== undefined;
}

/** What the browser asks for a login with: any passkey of this site, whoever's it is. */
export async function loginOptions({ rpId }: PasskeySite) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: rpId, userVerification: "required", timeout });
}

/** What changes with a login; null when the answer is not right, or not one of this passkey. */
export async function readLogin(
  { rpId, origin }: PasskeySite,
  passkey: Passkey,
  credential: PasskeyLogin["credential"],
  challenge: string,
) {
  if (credential.response.userHandle !== handleOf(passkey.userId).toString("base64url")) return null;
  const { verifyAuthenticationResponse } = await library();
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
  // Whether it can be copied is settled when a passkey is made: another answer comes from another one.
  if ((credentialDeviceType === "multiDevice") !== passkey.isSyncable) return null;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

/** The library throws at whatever is not right; there is nothing to tell the sender but that. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
