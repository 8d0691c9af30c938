import { servicesOf } from "../../lib/page.server.ts";
import type { Route } from "./+types/your-booking-calendar";

/** Sends the calendar file of the booked time that a private link leads to. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const found = await services.privatePage.bookingCalendar(args.params.token, language);
  if ("error" in found) throw new Response(null, { status: found.status });
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="booking.ics"',
  };
  return new Response(found.calendar, { headers });
}
