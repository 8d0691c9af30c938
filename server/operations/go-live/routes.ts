import type { FastifyInstance } from "fastify";
import { statementSchema } from "../../../domain/operations/go-live/statements.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { parse } from "../../platform/http/parse.ts";
import { confirmArrival, readLetterHeaders } from "./confirm-test.ts";
import { listGoLive, signOff } from "./list-go-live.ts";
import { sendTestLetter, sendTestText } from "./send-test.ts";
import { changeStep, leaveSetUp, readSetUp } from "./set-up.ts";
import { makeStatement, withdrawStatement } from "./statements.ts";

const DONE = { ok: true } as const;

/** Registers the routes of the go-live list, the set-up and its test messages. */
export function goLiveRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/go-live", admins, ({ request }) => listGoLive(deps, request.language));

  endpoint(app, "PUT /api/go-live/statements/:name", admins, async ({ params, request }) => {
    const stated = parse(statementSchema(params.name), request.body);
    await makeStatement(deps, params.name, stated, await callerOf(request));
    return DONE;
  });
  endpoint(app, "DELETE /api/go-live/statements/:name", admins, async ({ params, request }) => {
    await withdrawStatement(deps, params.name, await callerOf(request));
    return DONE;
  });
  endpoint(app, "POST /api/go-live/sign-offs", admins, async ({ body, request }) =>
    signOff(deps, body.note, await callerOf(request), request.language),
  );
  testRoutes(app, deps);
  setUpRoutes(app, deps);
}

function testRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "POST /api/test-messages/mail", admins, async ({ request }) => {
    await sendTestLetter(deps, await callerOf(request));
    return DONE;
  });
  endpoint(app, "POST /api/test-messages/text", admins, async ({ body, request }) => {
    await sendTestText(deps, body.phone, await callerOf(request));
    return DONE;
  });
  endpoint(app, "POST /api/test-messages/:message/arrival", admins, async ({ params, body, request }) => {
    await confirmArrival(deps, params.message, body.code, await callerOf(request));
    return DONE;
  });
  endpoint(app, "PUT /api/test-messages/mail/headers", admins, async ({ body, request }) => {
    await readLetterHeaders(deps, body.headers, await callerOf(request));
    return DONE;
  });
}

function setUpRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/set-up", admins, () => readSetUp(deps.db));
  endpoint(app, "PUT /api/set-up/steps/:step", admins, async ({ params, body, request }) => {
    await changeStep(deps, params.step, body.state, await callerOf(request));
    return DONE;
  });
  endpoint(app, "POST /api/set-up/leave", admins, async ({ request }) => {
    await leaveSetUp(deps, await callerOf(request));
    return DONE;
  });
}
