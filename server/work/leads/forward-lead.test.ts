import { expect, it, onTestFinished } from "vitest";
import { startFormService } from "../../../tests/support/form-service.ts";
import { startTestApp } from "../../../tests/support/test-app.ts";
import { forwardLead } from "./forward-lead.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

it("leads that are passed on share a connection, since the service's answers are read to their end", async () => {
  // More than a connection buffers by itself.
  const service = await startFormService(2_000_000);
  onTestFinished(service.close);
  const { app, deps, close } = await startTestApp({ env: { FORM_FORWARD_URL: service.url } });
  onTestFinished(close);
  const lead = { insuranceType: "auto", name: "Rosa", email: "r@example.com", phone: "7135550166", zipCode: "77008" };
  await app.inject({ method: "POST", url: "/api/quote-requests", payload: { ...lead, ...AGREED } });
  for (let n = 0; n < 3; n++) await forwardLead(deps, { kind: "quote", id: 1 });
  expect([service.received.length, service.connections()]).toEqual([3, 1]);
});
