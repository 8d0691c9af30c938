import { describe, expect, it } from "vitest";
import { smsCommand } from "./sms-words.ts";

describe("D6: the words of a text message", () => {
  it.each([
    "STOP",
    "stop.",
    "Stop all",
    "STOPALL",
    "opt out",
    "Opt-out please",
    "Opt -- out",
    "OPTOUT",
    "quit",
    "end",
    "revoke",
    "Cancel",
    "unsubscribe me from this list",
    "please stop texting me",
    "Stop! Stop! Thank you",
    "Alto",
    "¡ALTO!",
    "Cancelar",
    "No más",
    "no más mensajes por favor",
    " baja ",
    "dar de baja",
    "Quiero darme de baja de la lista",
    "fin",
    "salir",
    "eliminar mi número",
    "ya no quiero recibir mensajes",
  ])("%s means stop", (text) => {
    expect(smsCommand(text)).toBe("stop");
  });

  it.each([
    "I want to cancel",
    "Please cancel",
    "Quiero cancelar",
    "Cancelar por favor",
    "Quiero darme de baja",
    "ya no quiero",
  ])("%s means stop, and may mean the insurance", (text) => {
    expect(smsCommand(text)).toBe("cancel");
  });

  it.each(["cancel texts", "Quiero cancelar los mensajes", "Stop, please cancel", "Cancel! Cancel!", "dar de baja"])(
    "%s means nothing but stop",
    (text) => {
      expect(smsCommand(text)).toBe("stop");
    },
  );

  it.each(["START", "Iniciar", "Comenzar.", "UNSTOP"])("%s means start", (text) => {
    expect(smsCommand(text)).toBe("start");
  });

  it.each(["HELP", "Ayuda", "información"])("%s means help", (text) => {
    expect(smsCommand(text)).toBe("help");
  });

  it.each([
    "please stop by my house",
    "alto ahí amigo",
    "cancel my policy",
    "don't stop texting me",
    "no me den de baja",
    "ya no tengo ese carro",
    "by the end of the week",
  ])("%s has a word of stopping in it, which an agent is told of", (text) => {
    expect(smsCommand(text)).toBe("unclear");
  });

  it.each(["yes", "Sí", "si", "I need a quote", "text me", "Houston, bend 3", "restart", "", "👍"])(
    "%s starts and stops nothing",
    (text) => {
      expect(smsCommand(text)).toBeUndefined();
    },
  );
});
