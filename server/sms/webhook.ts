import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { agency } from "../../agency.config.ts";
import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import { open } from "../http/access.ts";
import { parse } from "../http/parse.ts";
import { escapeHtml } from "../mail/layout.ts";
import { translator } from "../texts.ts";
import { officeHours } from "../mail/office-hours.ts";
import { receiveSms } from "./receive-sms.ts";

const inbound = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().max(30),
  To: z.string().max(30),
  Body: z.string().max(2_000).default(""),
  MediaUrl0: z.string().max(500).optional(),
});

/** Where the provider delivers text messages. The signature is the guard: without the right one nothing is read. */
export function smsWebhook(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;
  const address = `${env.publicUrl}/api/webhooks/sms`;
  app.post("/webhooks/sms", { config: { ...open.config, fromAnywhere: true } }, async (request, reply) => {
    const form = request.body as Record<string, string>;
    const signature = request.headers["x-twilio-signature"];
    const { validateRequest } = await import("twilio");
    const isOurs =
      typeof signature === "string" &&
      env.TWILIO_AUTH_TOKEN !== undefined &&
      validateRequest(env.TWILIO_AUTH_TOKEN, signature, address, form ?? {});
    if (!isOurs) throw new AppError("forbidden");
    const sms = parse(inbound, form);
    const { asksForHelp } = await receiveSms(deps, {
      id: sms.MessageSid,
      from: sms.From,
      to: sms.To,
      body: sms.Body,
      mediaUrl: sms.MediaUrl0 ?? null,
    });
    const answer = asksForHelp ? `<Message>${escapeHtml(helpText())}</Message>` : "";
    return reply
      .type("text/xml; charset=utf-8")
      .send(`<?xml version="1.0" encoding="UTF-8"?><Response>${answer}</Response>`);
  });
}

/** In both languages: a message that says only HELP does not tell which one its sender reads. */
function helpText(): string {
  return (["en", "es"] as const)
    .map((language) => translator(language)("sms:help", { agency: agency.name, hours: officeHours(language) }))
    .join("\n");
}
