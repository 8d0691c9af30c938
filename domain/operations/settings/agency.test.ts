import { describe, expect, it } from "vitest";
import { PRESETS } from "../looks/presets.ts";
import { agencyOf, pageAgencyOf } from "./agency.ts";
import type { Settings } from "./sections.ts";

const [main, north] = [
  { id: "main", phone: "17135550142", timezone: "America/Chicago" },
  { id: "north", phone: "17135550143", timezone: "America/Denver" },
];
const settings = {
  identity: { name: "Wren Insurance", shortName: "Wren", foundedYear: 2001, licenseNumber: "1" },
  contact: { email: "hello@wren.com", agentsEmail: "agents@wren.com", claimsPhone: "17135550144" },
  links: { paymentsUrl: null, chatDashboardUrl: "https://chat.wren.com", managementSystemUrl: null },
  locations: [main, north],
  lines: ["auto"],
  senders: { mailName: "Wren" },
  security: { passwordMinLength: 8 },
  outcomes: { lostReasons: [], callOutcomes: [] },
  looks: { palette: null, logo: null, hero: null },
} as never as Settings;
const agency = agencyOf(settings);

it("the facts of the main office stand for the agency, which has its name, its addresses and all offices", () => {
  expect(agency).toMatchObject({
    name: "Wren Insurance",
    email: "hello@wren.com",
    chatDashboardUrl: "https://chat.wren.com",
    phone: "17135550142",
    timezone: "America/Chicago",
    locations: [main, north],
    lines: ["auto"],
  });
  expect(Object.keys(agency)).not.toContain("id");
});

describe("what pages know of the agency", () => {
  it("is what visitors may read, and nothing of the settings beside it", () => {
    const known = pageAgencyOf(agency, false);
    expect(known).toMatchObject({ name: "Wren Insurance", email: "hello@wren.com", locations: [main, north] });
    expect(known.portal).toBeNull();
    for (const secret of ["agents@wren.com", "chat.wren.com", "passwordMinLength", "mailName", "lostReasons"])
      expect(JSON.stringify(known)).not.toContain(secret);
  });

  it("has the links and choices of the desk for colleagues", () => {
    expect(pageAgencyOf(agency, true).portal).toEqual({
      chatDashboardUrl: "https://chat.wren.com",
      managementSystemUrl: null,
      screenShareHost: undefined,
      outcomes: { lostReasons: [], callOutcomes: [] },
    });
  });

  it("has looks only where the agency has its own", () => {
    expect(pageAgencyOf(agency, false)).not.toHaveProperty("looks");
    const own = { ...agency, looks: { palette: PRESETS.gulf, logo: null, hero: null } };
    expect(pageAgencyOf(own, false).looks?.theme).toEqual(["#f6f7f4", "#12171a"]);
  });
});
