import { describe, expect, it } from "vitest";
import { resourcesFor } from "./resources.ts";

const names = (role: Parameters<typeof resourcesFor>[0]) => resourcesFor(role).map(({ name }) => name);

describe("the resources", () => {
  it("are ten for an agent", () => {
    expect(names("agent")).toHaveLength(10);
    expect(names("admin")).toEqual(names("agent"));
  });

  it("leave out the archives and the commission reports for a trainee", () => {
    expect(names("trainee")).toEqual(["email", "customers", "quotes", "onboarding", "chat", "marketing", "training"]);
  });
});
