/** Returns true from the minute an event begins. */
export function hasStarted(startsAt: Date, now: Date): boolean {
  return startsAt <= now;
}

/** Returns the moment when an event ends. */
export function endOf(event: { startsAt: Date; minutes: number }): Date {
  return new Date(event.startsAt.getTime() + event.minutes * 60_000);
}

/** Returns a person's name for a list: the full name, or the username where there is none. */
export function attendeeName(user: { firstName: string; lastName: string; username: string }): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username;
}
