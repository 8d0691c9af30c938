import { z } from "zod";
import { confirmation, isConfirmed } from "../../people/profile.ts";
import { line } from "../../platform/fields.ts";
import { fault } from "../../platform/text-keys.ts";
import { nullable, wholeNumber } from "./fields.ts";
import type { Provider } from "./provider-names.ts";

/** The access to a mail server. Without a user name it takes our mails without a login. */
const mailServer = z
  .object({
    host: line(253).regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i, fault("validation:host")),
    port: wholeNumber(1, 65_535),
    /** True for TLS from the first byte (port 465); otherwise STARTTLS is used where the server offers it. */
    isTls: z.boolean(),
    username: nullable(line(200)),
    password: nullable(z.string().max(500)),
  })
  .refine(({ username, password }) => (username === null) === (password === null), {
    error: fault("validation:required"),
    path: ["password"],
  });

/** The access to the account at the provider of text messages. */
const textProvider = z.object({
  accountSid: line(40).regex(/^AC[\da-f]{32}$/i, fault("validation:accountSid")),
  authToken: line(200).regex(/^\S{8,}$/, fault("validation:authToken")),
});

/** The access data of the providers, as they are sealed. */
export type ProviderSecrets = { mailServer: z.infer<typeof mailServer>; textProvider: z.infer<typeof textProvider> };

/** The schema of the access data of each provider. */
export const PROVIDER_SCHEMAS: { [P in Provider]: z.ZodType<ProviderSecrets[P]> } = { mailServer, textProvider };

/** The forms that store access data: the data, and the admin confirmed anew. */
export const mailServerForm = z.object({ ...confirmation, value: mailServer }).superRefine(isConfirmed);
export const textProviderForm = z.object({ ...confirmation, value: textProvider }).superRefine(isConfirmed);
export const PROVIDER_FORMS: { [P in Provider]: z.ZodType<{ value: ProviderSecrets[P] }> } = {
  mailServer: mailServerForm,
  textProvider: textProviderForm,
};
