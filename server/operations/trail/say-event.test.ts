import { expect, it } from "vitest";
import { sayEvent } from "./say-event.ts";

const say = (subjectType: string, subjectId: string, language: "en" | "es") => {
  const event = { at: "", actorName: null, action: "set-up.step", subjectType, subjectId, details: {} };
  return sayEvent(event, language, new Map()).subject;
};

it.each([
  ["set-up-step", "location", "Set-up step: Location and hours", "Paso de la configuración inicial: Lugar y horario"],
  ["statement", "sb140", "Statement: Texas SB 140", "Declaración: Ley SB 140 de Texas"],
  ["test-message", "mail", "Test message: Test letter", "Mensaje de prueba: Correo de prueba"],
  ["settings", "looks", "Settings: Looks", "Ajustes: Aspecto"],
])("a %s is named in words, not by its name in the code: %s", (type, id, english, spanish) => {
  expect([say(type, id, "en"), say(type, id, "es")]).toEqual([english, spanish]);
});

it("a subject without words keeps its number", () => {
  expect(say("job", "12", "en")).toBe("Job 12");
});
