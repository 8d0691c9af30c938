import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usernameSkeleton } from "./username-skeleton.ts";
import { canonicalUsername, loginName, newUsername } from "./usernames.ts";

describe("N4: a username", () => {
  it.each(["admin", "ADMIN", "admİn", "ADMİN", "ａｄｍｉｎ", " Admin ", "admi\u0307\u0307n"])(
    "%s is admin",
    (spelling) => {
      expect(loginName.parse(spelling)).toBe("admin");
    },
  );

  it("keeps its one spelling", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const canonical = canonicalUsername(name);
        expect(canonicalUsername(canonical)).toBe(canonical);
      }),
      { seed: 713, numRuns: 5_000 },
    );
  });

  it("that grows beyond the limit when it is spelt out is too long", () => {
    expect(loginName.safeParse("ﷺ".repeat(100)).success).toBe(false);
  });
});

describe("N16: a new username", () => {
  it.each([
    ["ada\u200blovelace", "usernameCharacters"],
    ["ada\u00adlovelace", "usernameCharacters"],
    ["ada\u202elovelace", "usernameCharacters"],
    ["ada\u3164", "usernameCharacters"],
    ["ada\ufe0f", "usernameCharacters"],
    ["ada\u2800", "usernameCharacters"],
    ["ada☺", "usernameCharacters"],
    ["o\u02bcbrien", "usernameCharacters"],
    ["\u0645\u0640\u0646\u0649", "usernameCharacters"],
    ["аdmin", "usernameScript"],
    ["adαm", "usernameScript"],
    ["ada愛", "usernameScript"],
  ])("is not %j", (name, fault) => {
    expect(newUsername.safeParse(name).error?.issues[0]?.message).toBe(`validation:${fault}`);
  });

  it.each([
    "ana.muñoz",
    "o'brien_7",
    "ana diaz",
    "александр",
    "иван-2",
    "אברהם",
    "田中さん",
    "ジョージ",
    "김민수",
    "सीता",
  ])("may be %s", (name) => expect(newUsername.parse(name)).toBe(name.normalize("NFKC")));

  it.each([
    ["admin", "аdmin"],
    ["ace", "асе"],
    ["admin", "ａｄｍｉｎ"],
    ["admin", "ᴀdmin"],
    ["admin", "adrnin"],
    ["jose", "josé"],
    ["ana.muñoz", "ana.munoz"],
    ["pawel", "paweł"],
    ["admin", "ad\u200bmin"],
    ["admin", "admi\u1dc4n"],
    ["paul", "pau1"],
    ["bob", "b0b"],
    ["ana diaz", "ana  diaz"],
  ])("looks, as %s, like %s", (one, other) => {
    expect(usernameSkeleton(other)).toBe(usernameSkeleton(one));
  });

  it("looks like no other that is plainly different", () => {
    const names = [
      "ana",
      "anna",
      "ana.diaz",
      "ana-diaz",
      "иван",
      "ivan",
      "agent-2",
      "agent-3",
      "राम",
      "रमा",
      "かき",
      "かぎ",
    ];
    expect(new Set(names.map(usernameSkeleton)).size).toBe(names.length);
  });
});
