import { eq } from "drizzle-orm";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { bouncedAddresses } from "../../platform/db/schema/index.ts";

/** Whether a mail to an address came back, and nothing has come from there since. */
export async function isBounced(tx: Database, email: string | null): Promise<boolean> {
  const address = emailKey(email);
  return address !== null && (await tx.$count(bouncedAddresses, eq(bouncedAddresses.address, address))) > 0;
}
