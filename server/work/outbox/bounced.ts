import { eq } from "drizzle-orm";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { bouncedAddresses } from "../../platform/db/schema/index.ts";

/** Splits addresses into those that may be written to, and those that a mail came back from. */
export async function withoutBounced(
  tx: Database,
  addresses: string[],
): Promise<{ open: string[]; bounced: string[] }> {
  const bounced: string[] = [];
  for (const address of addresses) if (await isBounced(tx, address)) bounced.push(address);
  return { open: addresses.filter((address) => !bounced.includes(address)), bounced };
}

/** Checks whether an address is marked as bounced: a mail to it came back, and no mail came from it since. */
export async function isBounced(tx: Database, email: string | null): Promise<boolean> {
  const address = emailKey(email);
  return address !== null && (await tx.$count(bouncedAddresses, eq(bouncedAddresses.address, address))) > 0;
}
