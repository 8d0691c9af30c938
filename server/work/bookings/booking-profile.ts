import { eq } from "drizzle-orm";
import { knownLocation } from "../../../domain/operations/settings/offices.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import type { BookingProfile } from "../../../domain/work/booking-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { bookingProfiles, teamEntries } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { profileWithout } from "./find-slots.ts";

/** Reads what a user chose about bookings, or the defaults. */
export async function readProfile(db: Database, user: User): Promise<BookingProfile> {
  const [row] = await db.select().from(bookingProfiles).where(eq(bookingProfiles.userId, user.id));
  if (row) return { isBookable: row.isBookable, locations: row.locations, languages: row.languages };
  const [entry] = await db.select().from(teamEntries).where(eq(teamEntries.userId, user.id));
  return profileWithout(user, entry?.languages ?? null);
}

/** Saves what a user chose about bookings. Times that are booked already stay. */
export function saveProfile(deps: Deps, profile: BookingProfile, caller: Caller): Promise<void> {
  const agency = deps.settings.agency();
  if (profile.locations?.some((location) => knownLocation(agency, location) === null)) {
    throw new AppError("invalid", { fields: { locations: "validation:choice" } });
  }
  return makeChange(deps, caller, async (tx) => {
    const { id: userId } = caller.actor;
    await tx
      .insert(bookingProfiles)
      .values({ userId, ...profile })
      .onConflictDoUpdate({ target: bookingProfiles.userId, set: profile });
    return { event: { action: "booking.profile", subject: { type: "user", id: userId } } };
  });
}
