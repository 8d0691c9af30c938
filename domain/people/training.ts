/** True from the minute an event begins. */
export function hasStarted(startsAt: Date, now: Date): boolean {
  return startsAt <= now;
}

/** When an event is over. */
export function endOf(event: { startsAt: Date; minutes: number }): Date {
  return new Date(event.startsAt.getTime() + event.minutes * 60_000);
}

/** How a person is called in a list of names. */
export function attendeeName(user: { firstName: string; lastName: string; username: string }): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username;
}
