import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { z } from "zod";
import { newPasskey, passkeyLogin, passkeyName, passkeyRegistration } from "../../people/passkeys.ts";
import {
  passwordConfirmation,
  passwordReset,
  passwordResetRequest,
  profileChange,
  secondFactorCode,
} from "../../people/profile.ts";
import { credentials, passwordChange } from "../../people/users.ts";
import { byId, done, doneByMail, id, moment, type Endpoints } from "../endpoint.ts";
import { user } from "./users.ts";

/** The answer to a login: the user, or the second factor that is asked for next. */
const loggedIn = z.union([user, z.object({ passkey: z.literal(true) }), z.object({ secondFactor: z.literal(true) })]);

/** A passkey as its owner sees it. */
const ownPasskey = z.object({
  id,
  name: z.string(),
  /** True when a password manager keeps the passkey, so that it outlives the device. */
  isBackedUp: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

/** The reason why this site cannot offer passkeys: browsers refuse them on numeric addresses and without https. */
const passkeyObstacle = z.enum(["numericAddress", "insecure"]);
export type PasskeyObstacle = z.infer<typeof passkeyObstacle>;

const ownPasskeys = z.object({ passkeys: z.array(ownPasskey), obstacle: passkeyObstacle.nullable() });
export type OwnPasskeys = z.infer<typeof ownPasskeys>;

/** The WebAuthn options that the browser passes to an authenticator. */
const isObject = (value: unknown) => typeof value === "object" && value !== null;
const asWebAuthn = { type: "object" } as const;
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject).meta(asWebAuthn);
const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject).meta(asWebAuthn);

/** A session of the logged-in user. */
const ownSession = z.object({
  /** The identifier of the session for its owner; useless to anybody else. */
  key: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  lastSeenAt: moment,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The state of the user's own two-factor login. */
const secondFactorState = z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() });
export type SecondFactorState = z.infer<typeof secondFactorState>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const bySessionKey = z.object({ key: z.string().regex(/^[\da-f]{1,64}$/) });

export const sessionEndpoints = {
  "POST /api/login": { body: credentials, answer: loggedIn },
  "POST /api/login/second-factor": { body: secondFactorCode, answer: user },
  "POST /api/login/passkey/begin": { answer: requestOptions },
  "POST /api/login/passkey": { body: passkeyLogin, answer: user },
  "POST /api/logout": { answer: done },
  "POST /api/password-resets": { body: passwordResetRequest, answer: doneByMail },
  "POST /api/password-resets/complete": { body: passwordReset, answer: done },

  "GET /api/user": { answer: user },
  "PATCH /api/user": { body: profileChange, answer: user },
  "POST /api/user/change-password": { body: passwordChange, answer: done },
  "GET /api/user/sessions": { answer: z.array(ownSession) },
  "DELETE /api/user/sessions": { answer: done },
  "DELETE /api/user/sessions/:key": { params: bySessionKey, answer: done },

  "GET /api/user/second-factor": { answer: secondFactorState },
  "POST /api/user/second-factor/begin": {
    body: passwordConfirmation,
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  "POST /api/user/second-factor/confirm": { body: secondFactorCode, answer: recoveryCodes },
  "POST /api/user/second-factor/recovery-codes": { body: passwordConfirmation, answer: recoveryCodes },
  "POST /api/user/second-factor/switch-off": { body: passwordConfirmation, answer: done },

  "GET /api/user/passkeys": { answer: ownPasskeys },
  "POST /api/user/passkeys/begin": { body: newPasskey.pick({ currentPassword: true }), answer: creationOptions },
  "POST /api/user/passkeys": { body: passkeyRegistration, answer: ownPasskey, status: 201 },
  "PATCH /api/user/passkeys/:id": { params: byId, body: passkeyName, answer: ownPasskey },
  "POST /api/user/passkeys/:id/remove": { params: byId, body: passwordConfirmation, answer: done },
} as const satisfies Endpoints;
