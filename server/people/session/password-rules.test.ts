import { describe, expect, it } from "vitest";
import { AppError } from "../../../domain/platform/errors.ts";
import { agency, fixedSettings } from "../../../tests/support/agency.ts";
import { refuseWeakPassword } from "./password-rules.ts";

const ROSA = { username: "rvela77", firstName: "Rosa María", lastName: "Vela", email: "rosita.v@example.com" };
const AL = { username: "123456789012", firstName: "Al", lastName: "Li", email: null };

async function faultOf(password: string, user: typeof ROSA | typeof AL = ROSA): Promise<string | undefined> {
  try {
    const needs = { settings: fixedSettings() };
    await refuseWeakPassword(needs, password, user, "password");
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.details.fields?.["password"];
  }
}

describe("a password", () => {
  it.each([
    ["of the dictionary", ["sunflower", "trustno1", "ka12rm12", "ncc1701", "Liverpool"]],
    [
      "of the dictionary, dressed up",
      ["Dragon77!", "p@ssw0rd1", "S3cret!!", "..monkey..", "f00tba11", "password123456"],
    ],
    ["that only repeats or counts", ["121212", "abcabc", "987654321", "abcdefgh", "zzzzzzzz", "Monkey121212"]],
    ["of the agency", [agency.shortName, "Bluebonnet2024!", "bluebonnet-insurance-1", "Houston77008", agency.phone]],
    ["of around here", ["Contraseña1", "seguros2025", "Tejas!!!", "segurosTexas2026", "aseguranza", "teQuiero13"]],
  ])("%s is too common", async (_what, passwords) => {
    const faults = await Promise.all(passwords.map(async (password) => [password, await faultOf(password)]));
    expect(faults).toEqual(passwords.map((password) => [password, "errors:passwordCommon"]));
  });

  it("is not one's own name, whatever figures stand around it", async () => {
    const names = [
      "rvela77",
      "Rosa2024",
      "rosa-vela-1987",
      "VelaRosa!",
      "r0s4v3la",
      "rosita.v@example.com",
      "María1999",
    ];
    const faults = await Promise.all(names.map(async (password) => [password, await faultOf(password)]));
    expect(faults).toEqual(names.map((password) => [password, "errors:passwordIsName"]));

    expect(await faultOf("123456789012", AL)).toBe("errors:passwordIsName");
    expect(await faultOf("al-li-1990", AL)).toBe("errors:passwordIsName");
  });

  it("may hold a word or a name among others", async () => {
    const good = [
      "correct-horse-battery",
      "blue-wagon-42",
      "sunny-porch-7",
      "rosas-rojas-9",
      "dragon8675309174",
      "velocity of rain",
      "x7#kQ2",
      "Mi perro come tortillas",
    ];
    const faults = await Promise.all(good.map(async (password) => [password, await faultOf(password)]));
    expect(faults).toEqual(good.map((password) => [password, undefined]));
  });

  it("is too short before it is anything else", async () => {
    expect(await faultOf("rosa")).toBe("errors:passwordTooShort");
  });
});
