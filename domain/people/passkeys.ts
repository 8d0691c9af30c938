import { z } from "zod";
import { line } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";
import { MAX } from "../platform/limits.ts";
import { currentPassword } from "./users.ts";

const name = line(MAX.name).min(1, fault("validation:passkeyName"));
export const passkeyName = z.object({ name });

/** The form that is filled in before the browser is asked for the passkey itself. */
export const newPasskey = z.object({ name, currentPassword });

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** The fields that the browser returns for any passkey. Its other fields are not needed. */
const credential = { id: base64url(2_000), rawId: base64url(2_000), type: z.literal("public-key") };

export const passkeyRegistration = z.object({
  name,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(8_000),
      transports: z.array(line(40)).max(10).default([]),
    }),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

export const passkeyLogin = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: base64url(200),
    }),
  }),
});
export type PasskeyLogin = z.infer<typeof passkeyLogin>;
