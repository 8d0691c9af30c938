import { z } from "zod";
import { PROVIDERS } from "../../operations/settings/provider-names.ts";
import { confirmation, identityConfirmation, isConfirmed } from "../../people/profile.ts";
import { moment, type Endpoints } from "../endpoint.ts";

const provider = z.enum(PROVIDERS);

/** The access to a provider as admins see it: never the secret itself. */
const listedProvider = z.object({
  provider,
  isSet: z.boolean(),
  /** The environment variable that decides it instead, if any. */
  variable: z.string().nullable(),
  host: z.string().nullable(),
  username: z.string().nullable(),
  changedAt: moment.nullable(),
  changedBy: z.string().nullable(),
});
export type ListedProvider = z.infer<typeof listedProvider>;

/**
 * The way in which the owner was told of the change: over the former mail server, over the new one because there was none before,
 * or not over the former one, because it did not take the mail; it then leaves over the new one.
 */
const ownerNotice = z.enum(["former", "new", "formerFailed"]);
export type OwnerNotice = z.infer<typeof ownerNotice>;
const savedProvider = z.object({ saved: listedProvider, notice: ownerNotice });
export type SavedProvider = z.infer<typeof savedProvider>;

export const providerEndpoints = {
  "GET /api/settings/providers": { answer: z.array(listedProvider) },
  /** Tests the access data and stores them sealed. Nothing is stored when the test fails. */
  "PUT /api/settings/providers/:provider": {
    params: z.object({ provider }),
    body: z.object({ ...confirmation, value: z.unknown() }).superRefine(isConfirmed),
    answer: savedProvider,
  },
  "POST /api/settings/providers/:provider/remove": {
    params: z.object({ provider }),
    body: identityConfirmation,
    answer: savedProvider,
  },
} as const satisfies Endpoints;
