import { describe, expect, it } from "vitest";
import { smsCommand } from "./sms-words.ts";

describe("D6: the words of a text message", () => {
  it.each(["STOP", "stop.", "Alto", "¡ALTO!", "Cancelar", "No más", "unsubscribe", "QUIT", " baja "])(
    "%s means stop",
    (word) => {
      expect(smsCommand(word)).toBe("stop");
    },
  );
  it.each(["START", "Iniciar", "sí", "UNSTOP"])("%s means start", (word) => {
    expect(smsCommand(word)).toBe("start");
  });
  it.each(["HELP", "Ayuda", "información"])("%s means help", (word) => {
    expect(smsCommand(word)).toBe("help");
  });
  it.each(["please stop by my house", "I need a quote", "alto ahí amigo", ""])("%s is for an agent", (text) => {
    expect(smsCommand(text)).toBeUndefined();
  });
});
