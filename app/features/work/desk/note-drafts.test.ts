import { expect, it } from "vitest";
import { forgetNote, noteDraftOf, setNoteDraft } from "./note-drafts.ts";

it("forgets a note that is stored, but not what was typed while it was on its way", () => {
  setNoteDraft("Q-4F7K2", " She has a trailer. ");
  forgetNote("Q-9H3ND", "She has a trailer.");
  expect(noteDraftOf("Q-4F7K2")).toBe(" She has a trailer. ");
  forgetNote("Q-4F7K2", "She has a trailer.");
  expect(noteDraftOf("Q-4F7K2")).toBeNull();

  setNoteDraft("Q-4F7K2", "She has a trailer. And a boat.");
  forgetNote("Q-4F7K2", "She has a trailer.");
  expect(noteDraftOf("Q-4F7K2")).toBe("She has a trailer. And a boat.");
  setNoteDraft("Q-4F7K2", null);
});
