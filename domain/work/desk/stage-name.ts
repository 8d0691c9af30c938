import type { NameIn } from "../../platform/text-keys.ts";
import { KINDS, type LeadKind } from "../request-kinds.ts";
import type { Stage } from "./stages.ts";

/** Returns the name of a stage in the texts `desk:work.stages`: the first stage of some kinds is called open, not new. */
export function stageName(kind: LeadKind, stage: Stage): NameIn<"desk", "work.stages"> {
  return stage === "new" ? KINDS[kind].newText : stage;
}
