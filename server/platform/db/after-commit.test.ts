import { expect, it } from "vitest";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { afterCommit } from "./after-commit.ts";

describeOnServer("what waits for the end of a transaction", (server) => {
  it("is done once it is committed", async () => {
    const done: string[] = [];
    await server().deps.db.transaction(async (tx) => {
      afterCommit(tx, () => done.push("acted"));
      done.push("wrote");
    });
    expect(done).toEqual(["wrote", "acted"]);
  });

  it("is not done when it is rolled back", async () => {
    const done: string[] = [];
    const failing = server().deps.db.transaction(async (tx) => {
      afterCommit(tx, () => done.push("acted"));
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(done).toEqual([]);
  });

  it("is done at once where there is none", () => {
    const done: string[] = [];
    afterCommit(server().deps.db, () => done.push("acted"));
    expect(done).toEqual(["acted"]);
  });
});
