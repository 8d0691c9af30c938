import type { ShownClaim } from "../../domain/operations/settings/claims.ts";
import { SampleMark } from "./sample-mark.tsx";

/** The text of a claim about the agency, with the mark of a sample while nobody has confirmed it. */
export function ClaimText({ claim: { text, isSample } }: { claim: Pick<ShownClaim, "text" | "isSample"> }) {
  return (
    <>
      {text}
      {isSample && (
        <>
          {" "}
          <SampleMark className="align-middle" />
        </>
      )}
    </>
  );
}

/** A sentence that follows another text in the same paragraph; nothing where the claim is not made. */
export function ClaimSentence({ claim }: { claim: ShownClaim | undefined }) {
  if (!claim) return null;
  return (
    <>
      {" "}
      <ClaimText claim={claim} />
    </>
  );
}
