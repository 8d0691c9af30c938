import { describe, expect, it } from "vitest";
import { groupReferences } from "./reference-groups.ts";

const category = (id: number, order: number) => ({ id, name: `Category ${id}`, description: null, order });
const code = (id: number, categoryId: number, order: number, text: string, info: string | null = null) => ({
  id,
  categoryId,
  code: text,
  description: `About ${text}`,
  additionalInfo: info,
  order,
});

const CATEGORIES = [category(1, 2), category(2, 1), category(3, 0)];
const CODES = [code(10, 1, 1, "PIP", "Protección contra lesiones"), code(11, 1, 0, "BI"), code(12, 2, 0, "HO-3")];
const shape = (query: string) =>
  groupReferences(CATEGORIES, CODES, query).map((group) => [group.category.id, group.codes.map((c) => c.code)]);

describe("reference codes", () => {
  it("stand under their categories, both in their order, and empty categories are left out", () => {
    expect(shape("")).toEqual([
      [2, ["HO-3"]],
      [1, ["BI", "PIP"]],
    ]);
  });

  it("are found by code, description or additional information, without regard to case and accents", () => {
    expect(shape("ho-3")).toEqual([[2, ["HO-3"]]]);
    expect(shape("about bi")).toEqual([[1, ["BI"]]]);
    expect(shape("PROTECCION")).toEqual([[1, ["PIP"]]]);
    expect(shape("no such thing")).toEqual([]);
  });
});
