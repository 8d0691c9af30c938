import { describe, expect, it } from "vitest";
import { startAndFail } from "../tests/support/site-process.ts";
import { readEnv } from "./env.ts";

const APP_KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256)).toString("base64");

describe("S3: the environment", () => {
  const wrong: [string, Record<string, string>, RegExp][] = [
    ["a port that is no number", { PORT: "many" }, /PORT should be a whole number/],
    [
      "a database that is not PostgreSQL",
      { DATABASE_URL: "mysql://x" },
      /DATABASE_URL should be an address such as postgres:/,
    ],
    [
      "a mail server that is no address",
      { SMTP_URL: "mail.example.com" },
      /SMTP_URL should be an address such as smtp:/,
    ],
    ["a key that is too short", { APP_KEY: "c2hvcnQ=" }, /APP_KEY should be 32 bytes in base64/],
    ["a service that does not exist", { SERVICES: "web,mail" }, /SERVICES should be/],
    ["a role that does not exist", { REQUIRE_2FA_ROLES: "boss" }, /REQUIRE_2FA_ROLES should be/],
    ["production without a key", { PUBLIC_URL: "https://www.example.com" }, /APP_KEY should be 32 bytes/],
    [
      "production with a key of zeros",
      { PUBLIC_URL: "https://www.example.com", APP_KEY: Buffer.alloc(32).toString("base64") },
      /APP_KEY should be random/,
    ],
    [
      "production with a weak admin password",
      { PUBLIC_URL: "https://www.example.com", APP_KEY, ADMIN_PASSWORD: "secret7" },
      /ADMIN_PASSWORD should be at least 12/,
    ],
  ];

  it.each(wrong)("refuses %s and names the variable", (_what, variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });

  it("takes an empty variable as one that is not set", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({
      PORT: 3000,
      DATABASE_URL: undefined,
    });
  });

  it("ends the process with a plain message and no stack", async () => {
    const { code, output } = await startAndFail({ PORT: "many" });
    expect(code).toBe(1);
    expect(output).toContain("PORT should be a whole number");
    expect(output).not.toMatch(/\n\s+at /);
  });
});
