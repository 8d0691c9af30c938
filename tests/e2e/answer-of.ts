import type { APIResponse } from "@playwright/test";
import type { AnswerOf, EndpointName } from "../../domain/api/index.ts";

/** An answer of the site, to a page or to a test's own request. */
type Answer = Pick<APIResponse, "json">;

/** Reads the answer of an endpoint, typed as the endpoint declares it. */
export async function answerOf<Name extends EndpointName>(answer: Answer | Promise<Answer>): Promise<AnswerOf<Name>> {
  const body: AnswerOf<Name> = await (await answer).json();
  return body;
}
