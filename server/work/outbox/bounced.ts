import { eq } from "drizzle-orm";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { bouncedAddresses } from "../../platform/db/schema/index.ts";

/** Checks whether an address is marked as bounced: a mail to it came back, and no mail came from it since. */
export async function isBounced(tx: Database, email: string | null): Promise<boolean> {
  const address = emailKey(email);
  return address !== null && (await tx.$count(bouncedAddresses, eq(bouncedAddresses.address, address))) > 0;
}
