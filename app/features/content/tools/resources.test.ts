import { describe, expect, it } from "vitest";
import { pageAgencyOf } from "../../../../domain/operations/settings/agency.ts";
import type { Role } from "../../../../domain/platform/permissions.ts";
import { agency } from "../../../../tests/support/agency.ts";
import { resourcesFor } from "./resources.ts";

const names = (role: Role, of = agency) => resourcesFor(role, pageAgencyOf(of, true)).map(({ name }) => name);

describe("the resources", () => {
  it("are ten for an agent", () => {
    expect(names("agent")).toHaveLength(10);
    expect(names("admin")).toEqual(names("agent"));
  });

  it("leave out the archives and the commission reports for a trainee", () => {
    expect(names("trainee")).toEqual(["email", "customers", "quotes", "onboarding", "chat", "marketing", "training"]);
  });

  it("leave out the chat when it has no address", () => {
    expect(names("agent", { ...agency, chatDashboardUrl: null })).toEqual(
      names("agent").filter((name) => name !== "chat"),
    );
  });
});
