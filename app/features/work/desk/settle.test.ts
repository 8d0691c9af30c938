import { expect, it } from "vitest";
import { arrivedAbove, arrivedBelow, updateRowsInPlace, upToDate } from "./settle.ts";

const rows = (text: string, stage = "new") => [...text].map((reference) => ({ reference, stage }));
const names = (list: { reference: string }[]) => list.map(({ reference }) => reference).join("");

it("shows what changed where it stands, and neither lets in nor takes away", () => {
  const settled = updateRowsInPlace(rows("abc"), rows("xac", "contacted"));
  expect(names(settled)).toBe("abc");
  expect(settled.map(({ stage }) => stage)).toEqual(["contacted", "new", "contacted"]);
});

it("counts what came in above, not what moves up from the next page", () => {
  expect(arrivedAbove(rows("abc"), rows("xyab"))).toBe(2);
  expect(arrivedAbove(rows("abc"), rows("acd"))).toBe(0);
  expect(arrivedAbove([], rows("ab"))).toBe(2);
});

it("brings the list up to date, and keeps the request that is being read in its place", () => {
  expect(names(upToDate(rows("abc"), rows("xac"), undefined))).toBe("xac");
  expect(names(upToDate(rows("abc"), rows("xac"), "b"))).toBe("xabc");
  expect(names(upToDate(rows("abc"), rows("xac"), "c"))).toBe("xac");
  expect(names(upToDate(rows("abc"), [], "b"))).toBe("b");
});

it("appends a further page below what is shown, and nothing where no row is known", () => {
  expect(names(arrivedBelow(rows("abc"), rows("xabcde")))).toBe("de");
  expect(names(arrivedBelow(rows("abc"), rows("xbd")))).toBe("d");
  expect(names(arrivedBelow(rows("abc"), rows("xy")))).toBe("");
});
