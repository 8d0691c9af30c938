import { describe, expect, it } from "vitest";
import { describeFault, reasonOf, traceOf } from "./describe-fault.ts";
import { StartError } from "./start-error.ts";

const SECRET = "Ana Ruiz, 713-555-0142";

describe("an error in the log", () => {
  it("is named with what it goes back to, and never quoted", () => {
    const refused = Object.assign(new Error(`duplicate key: ${SECRET}`), { name: "error", code: "23505" });
    const query = new Error(`Failed query: insert … ${SECRET}`, { cause: new Error(SECRET, { cause: refused }) });
    expect(describeFault(query)).toEqual({ name: "Error", cause: { name: "error", code: "23505" } });
    expect(reasonOf(query)).toBe("Error 23505");
    const mail = Object.assign(new Error(`550 no ${SECRET}`), { code: "EENVELOPE", responseCode: 550 });
    expect(describeFault(mail)).toEqual({ name: "Error", code: "EENVELOPE", responseCode: 550 });
    expect(reasonOf(mail)).toBe("Error EENVELOPE 550");
  });

  it("keeps the words that are always the same: those of the driver, and our own of a start", () => {
    const lost = "Connection terminated unexpectedly";
    expect(describeFault(new Error("x", { cause: new Error(lost) }))).toMatchObject({ cause: { message: lost } });
    expect(describeFault(new StartError("no room"))).toMatchObject({ message: "no room" });
  });

  it("says where it came from, without the lines of its message", () => {
    const trace = traceOf(new Error(`${SECRET}\n    at ${SECRET}`));
    expect(trace).toContain("describe-fault.test.ts");
    expect(trace).not.toContain(SECRET);
  });

  it("is something for anything that can be thrown", () => {
    for (const thrown of [undefined, null, "words", 7]) expect(describeFault(thrown)).toEqual({});
    expect(reasonOf(null)).toBe("Error");
  });
});
