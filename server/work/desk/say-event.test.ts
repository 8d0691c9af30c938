import { expect, it } from "vitest";
import { firstOutcomes } from "../../../content/outcomes.ts";
import type { DeskEvent } from "../../../domain/api/work/work.ts";
import { DESK_EVENTS, type DeskEventType } from "../../../domain/work/desk/events.ts";
import { outcomeNames } from "../../../domain/work/desk/outcomes.ts";
import { sayDeskEvent, sayStage } from "../../../domain/work/desk/say-event.ts";
import { sayTimelineEvent } from "../../../domain/work/desk/say-timeline.ts";
import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import { translator } from "../../platform/texts.ts";

const ANA = { id: 7, name: "Ana Ruiz" };
const said = (language: Language, type: DeskEventType, data: DeskEvent["data"] = {}, actor: DeskEvent["actor"] = ANA) =>
  sayDeskEvent(
    translator(language),
    { id: 1, type, at: "2026-11-16T16:00:00Z", actor, data, isUndone: false },
    {
      formatMoment: (moment) => moment.slice(0, 10),
      names: outcomeNames(firstOutcomes, language),
      language,
      kind: "quote",
    },
  );

it("says every event, even one that tells nothing else, in both languages", () => {
  for (const language of LANGUAGES) {
    for (const type of DESK_EVENTS) expect(said(language, type)).not.toMatch(/\{\{|desk:|^$/);
  }
});

it.each<[DeskEventType, DeskEvent["data"], string, string]>([
  [
    "assigned",
    { owner: { id: 8, name: "Leo Paz" } },
    "Ana Ruiz assigned it to Leo Paz",
    "Ana Ruiz la asignó a Leo Paz",
  ],
  ["assigned", { owner: null }, "Ana Ruiz put it back in the queue", "Ana Ruiz la regresó a la fila"],
  [
    "stage",
    { before: { stage: "new" }, after: { stage: "lost", lostReason: "stayed" } },
    "Ana Ruiz marked it as lost: Stayed with their insurer",
    "Ana Ruiz la marcó como perdida: Se quedó con su aseguradora",
  ],
  [
    "stage",
    { before: { stage: "lost" }, after: { stage: "quoted" } },
    "Ana Ruiz reopened it: Quoted",
    "Ana Ruiz la reabrió: Cotizada",
  ],
  [
    "call",
    { outcome: "reached", after: { ownerId: 7 } },
    "Ana Ruiz called: Reached, and took the request",
    "Ana Ruiz llamó: Contestó, y tomó la solicitud",
  ],
  [
    "follow-up",
    { after: { followUpAt: "2026-11-20T16:00:00Z" } },
    "Ana Ruiz set a follow-up for 2026-11-20",
    "Ana Ruiz fijó un seguimiento para 2026-11-20",
  ],
  [
    "tags",
    { tags: { added: [{ en: "Boat", es: "Lancha" }], removed: [] } },
    "Ana Ruiz added the tags “Boat”",
    "Ana Ruiz agregó las etiquetas “Lancha”",
  ],
  [
    "tags",
    { tags: { added: [{ en: "Boat", es: "Lancha" }], removed: [{ en: "Old", es: "Vieja" }] } },
    "Ana Ruiz added the tags “Boat” and removed “Old”",
    "Ana Ruiz agregó las etiquetas “Lancha” y quitó “Vieja”",
  ],
  [
    "premium",
    { act: "choose", carrier: "Gulf" },
    "Ana Ruiz chose the premium from Gulf",
    "Ana Ruiz eligió la prima de Gulf",
  ],
])("says of %s %j what happened", (type, data, english, spanish) => {
  expect([said("en", type, data), said("es", type, data)]).toEqual([english, spanish]);
});

it("says in a customer's timeline what the history of the request says, and what was done about customers", () => {
  const told = (type: DeskEventType, data: DeskEvent["data"], actor: string | null = "Ana Ruiz") => {
    const event = { kind: "event" as const, id: 1, type, at: "2026-11-16T16:00:00Z", data, actor };
    const words = (language: Language) =>
      sayTimelineEvent(
        translator(language),
        { ...event, isUndone: false, reference: "Q-1" },
        {
          formatMoment: (moment) => moment,
          names: outcomeNames(firstOutcomes, language),
          language,
        },
      );
    return LANGUAGES.map(words);
  };
  const [moved, byRule] = [
    { before: { stage: "new" }, after: { stage: "contacted" } },
    { owner: ANA, rule: "Spanish first" },
  ];
  expect(told("stage", moved)).toEqual([
    "Ana Ruiz moved it from New to Contacted",
    "Ana Ruiz la pasó de Nueva a Contactada",
  ]);
  expect(told("assigned", byRule, null)).toEqual([said("en", "assigned", byRule), said("es", "assigned", byRule)]);
  expect(told("customer", { deed: "parted" })[0]).toBe(
    "Ana Ruiz recorded that another customer is not the same person",
  );
  for (const deed of ["merged", "unmerged", "parted", "unparted"]) {
    expect(new Set(told("customer", { deed }))).not.toContain(said("en", "customer"));
  }
});

it("names the rule where nobody did it, and says that a win waits", () => {
  const byRule = { owner: ANA, rule: "Spanish first" };
  expect(said("en", "assigned", byRule, null)).toBe("Assigned to Ana Ruiz by the rule “Spanish first”");
  expect(sayStage(translator("en"), "quote", { stage: "won", isConfirmed: false })).toBe(
    "Won, waiting to be confirmed",
  );
  expect(sayStage(translator("es"), "quote", { stage: "won", isConfirmed: true })).toBe("Ganada");
});
