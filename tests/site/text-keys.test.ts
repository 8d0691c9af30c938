import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { knownText, TextsProvider, useTranslation } from "../../app/lib/i18n.tsx";
import { AppError } from "../../domain/platform/errors.ts";
import { fault } from "../../domain/platform/text-keys.ts";
import { parse } from "../../server/platform/http/parse.ts";
import { presentError } from "../../server/platform/http/present-error.ts";
import { textsOf, translator } from "../../server/platform/texts.ts";

/*
 * A misspelt key is shown to users as it is, so it must not compile. `tsc` requires an error on each line marked below,
 * and fails where there is none.
 */

function inThePage(read: () => string[]): string[] {
  let found: string[] = [];
  const Probe = () => {
    found = read();
    return null;
  };
  const texts = textsOf("en", ["messages", "content", "emails", "portal", "sms-admin"]);
  renderToString(createElement(TextsProvider, { language: "en", texts }, createElement(Probe)));
  return found;
}

test("a component reads texts of its own namespace and, named, of another", () => {
  const roles = ["admin", "agent"] as const;
  const read = () => {
    const { t } = useTranslation("messages");
    return [t("notSent"), t("emails:noSubject"), ...roles.map((role) => t(`portal:roles.${role}`))];
  };
  expect(inThePage(read)).toEqual(["This message could not be sent", "(no subject)", "Admin", "Agent"]);
});

test("a misspelt key in a component does not compile", () => {
  const found = inThePage(() => {
    const { t } = useTranslation("messages");
    const { t: either } = useTranslation<"emails" | "sms-admin">("emails");
    const { t: admin } = useTranslation("content");
    const role = "manger" as "agent" | "manger";
    return [
      // @ts-expect-error there is no such text
      t("notSend"),
      // @ts-expect-error nor in the other namespace
      t("emails:noSubjekt"),
      // @ts-expect-error nor for every role
      t(`portal:roles.${role}`),
      // @ts-expect-error a group is no text
      t("status"),
      // @ts-expect-error only one of the two namespaces has it
      either("media"),
      // @ts-expect-error a text by number needs a count
      admin("dependents.training-events"),
      // @ts-expect-error there is no such group
      knownText(admin, "optoins", "auto-insurance"),
    ];
  });
  const keys = ["notSend", "noSubjekt", "roles.manger", "status", "media", "dependents.training-events"];
  expect(found).toEqual([...keys, "auto-insurance"]);
});

test("a namespace that does not exist does not compile", () => {
  // @ts-expect-error there are no such texts
  expect(() => textsOf("en", ["archive"])).toThrow("no texts named archive");
});

test("a misspelt key on the server does not compile", () => {
  const t = translator("es");
  expect(t("messages:optedOut")).toBe("El cliente pidió no recibir más mensajes.");
  // @ts-expect-error there is no such text
  expect(t("messages:optOut")).toBe("optOut");
});

test("a misspelt key in an error or a rule does not compile", () => {
  expect(presentError(new AppError("conflict", { message: "errors:lastAdmin" }), "en").error).not.toContain(
    "lastAdmin",
  );
  // @ts-expect-error there is no such text
  const error = new AppError("conflict", { message: "errors:lastAdmn" });
  expect(presentError(error, "en").error).toBe("lastAdmn");
  // @ts-expect-error nor for a field
  const faulty = new AppError("invalid", { fields: { phone: "validation:phoney" } });
  expect(presentError(faulty, "en").fields).toEqual({ phone: "phoney" });
  // @ts-expect-error nor for a rule
  expect(fault("validation:phoney")).toBe("validation:phoney");
});

test("a rule's message that is no key is said in our words", () => {
  const schema = z.object({
    ours: z.string(fault("validation:phone")),
    theirs: z.string(),
    odd: z.string("validation:x"),
  });
  const fields = { ours: "validation:phone", theirs: "validation:invalid", odd: "validation:invalid" };
  expect(() => parse(schema, { ours: 1, theirs: 1, odd: 1 })).toThrow(expect.objectContaining({ details: { fields } }));
});

test("a name that only arrives at run time falls back", () => {
  const read = () => {
    const { t } = useTranslation("content");
    return [knownText(t, "options", "auto-insurance"), knownText(t, "options", "new-line", "New line")];
  };
  expect(inThePage(read)).toEqual(["Auto Insurance", "New line"]);
});
