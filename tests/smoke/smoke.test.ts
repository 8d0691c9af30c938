import { byDay, byNight } from "./text-messages.ts";

/** The program as it is shipped, in processes of its own, with nothing but loopback around it. */
byDay();
byNight();
