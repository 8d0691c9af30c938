import { expect, it } from "vitest";
import { hideSecrets } from "./hide-secrets.ts";

it("hides policy numbers, streets and birth dates in a message, however they are spaced", () => {
  const secrets = ["TX-123 456", "1200 Elm St.", "3/12/1985"];
  const said = "Policy tx123456 for 1200 Elm St, born 3/12/1985. Call us before 12/1.";
  expect(hideSecrets(said, secrets)).toBe("Policy ••• for •••, born •••. Call us before 12/1.");
});

it("leaves a text alone where a value is too short to be told from other words", () => {
  expect(hideSecrets("Your 12 payments", ["12", ""])).toBe("Your 12 payments");
});
