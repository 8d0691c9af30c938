import { eq } from "drizzle-orm";
import { emailKey } from "../../domain/customer-keys.ts";
import type { Database } from "../db/client.ts";
import { bouncedAddresses } from "../db/schema/index.ts";

/** Whether a mail to an address came back, and nothing has come from there since. */
export async function isBounced(tx: Database, email: string | null): Promise<boolean> {
  const address = emailKey(email);
  return address !== null && (await tx.$count(bouncedAddresses, eq(bouncedAddresses.address, address))) > 0;
}
