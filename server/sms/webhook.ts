import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { agency } from "../../agency.config.ts";
import { AppError } from "../../domain/errors.ts";
import { localPhone } from "../../domain/phone.ts";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { parse } from "../http/parse.ts";
import { escapeHtml } from "../mail/layout.ts";
import { translator } from "../texts.ts";
import { officeHours } from "../mail/office-hours.ts";
import { noteDelivery } from "./note-delivery.ts";
import { receiveSms } from "./receive-sms.ts";
import { isSigned } from "./signature.ts";

const inbound = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().max(30),
  To: z.string().max(30),
  Body: z.string().max(2_000).default(""),
  MediaUrl0: z.string().max(500).optional(),
});

const delivery = z.object({
  MessageSid: z.string().min(1).max(64),
  MessageStatus: z.string().max(30),
  ErrorCode: z.string().max(10).optional(),
});
const deliveryOf = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Where the provider calls. The signature is the guard: without the right one nothing is read. */
export function smsWebhooks(app: FastifyInstance, deps: Deps): void {
  const signed = { config: { ...openWithin("none").config, fromAnywhere: true } };

  app.post("/webhooks/sms", signed, async (request, reply) => {
    const sms = parse(inbound, signedForm(deps, request));
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

  app.post("/webhooks/sms-status", signed, async (request, reply) => {
    const { MessageSid, MessageStatus, ErrorCode } = parse(delivery, signedForm(deps, request));
    const { id } = parse(deliveryOf, request.query);
    await noteDelivery(deps, { id, providerId: MessageSid, status: MessageStatus, errorCode: ErrorCode ?? null });
    return reply.code(204).send();
  });
}

function signedForm({ env }: Deps, request: FastifyRequest): unknown {
  const { TWILIO_AUTH_TOKEN: token, publicUrl } = env;
  const form = (request.body ?? {}) as Record<string, unknown>;
  const isOurs =
    token && isSigned(request.headers["x-twilio-signature"], { token, publicUrl, path: request.url, form });
  if (!isOurs) throw new AppError("forbidden");
  return form;
}

/** In both languages: a message that says only HELP does not tell which one its sender reads. */
function helpText(): string {
  return (["en", "es"] as const)
    .map((language) =>
      translator(language)("sms:help", {
        agency: agency.name,
        phone: localPhone(agency.phone),
        email: agency.email,
        hours: officeHours(language),
      }),
    )
    .join("\n");
}
