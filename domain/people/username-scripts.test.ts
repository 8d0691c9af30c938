import { expect, it } from "vitest";
import { usernameSkeleton } from "./username-skeleton.ts";
import { newUsername } from "./usernames.ts";

it.each([
  ["Latin", "josefina"],
  ["Cyrillic", "мария"],
  ["Greek", "μαρία"],
  ["Armenian", "մարիամ"],
  ["Georgian", "მარიამ"],
  ["Hebrew", "מרים"],
  ["Arabic", "مريم"],
  ["Ethiopic", "ማርያም"],
  ["Devanagari", "सीता"],
  ["Bengali", "সীতা"],
  ["Gujarati", "સીતા"],
  ["Gurmukhi", "ਸੀਤਾ"],
  ["Tamil", "சீதா"],
  ["Telugu", "సీత"],
  ["Malayalam", "സീത"],
  ["Thai", "มาลี"],
  ["Khmer", "សុភា"],
  ["Japanese", "田中さんカナ"],
  ["Korean", "李민수"],
])("a username may be %s", (_script, name) => {
  expect(newUsername.parse(name)).toBe(name.normalize("NFKC"));
});

it.each(["мариаanna", "annaμαρία", "สีanna", "anna민수", "さん민수"])(
  "a username is of one script, unlike %s",
  (name) => {
    expect(newUsername.safeParse(name).error?.issues.map(({ message }) => message)).toContain(
      "validation:usernameScript",
    );
  },
);

it("a name in lookalikes of other alphabets stands for the Latin one", () => {
  expect(usernameSkeleton("авсԁеꜰցһіјкӏмпорԛгѕтυѵԝхуᴢǃꞌ")).toBe("abcdefghijklmnopqrstuvwxyz!'");
  expect([usernameSkeleton("rnax"), usernameSkeleton("vvendy"), usernameSkeleton("ana   ruiz")]).toEqual([
    "max",
    "wendy",
    "ana ruiz",
  ]);
  expect([usernameSkeleton("José"), usernameSkeleton("0liver"), usernameSkeleton("ana\u200b")]).toEqual([
    "jose",
    "oliver",
    "ana",
  ]);
});
