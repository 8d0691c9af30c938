import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import type { Deps } from "../../platform/deps.ts";
import { MEDIA_FIELDS, type SmsForm } from "../../../domain/api/work/sms.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { escapeHtml } from "../../platform/mail/layout.ts";
import { translator } from "../../platform/texts.ts";
import { officeHours } from "../../platform/mail/office-hours.ts";
import { noteDelivery } from "../sms/note-delivery.ts";
import { receiveSms, type InboundSms } from "./receive-sms.ts";
import { isSigned } from "../sms/signature.ts";
import { openWithin } from "../../platform/http/access.ts";

/** Registers the webhooks of the SMS provider. The HMAC signature is the only guard: without it nothing is read. */
export function smsWebhooks(app: FastifyInstance, deps: Deps): void {
  const signed = { ...openWithin("none"), fromAnywhere: true };

  endpoint(app, "POST /api/webhooks/sms", signed, async (call) => {
    refuseUnsigned(deps, call.request);
    const sms = call.body;
    const { asksForHelp } = await receiveSms(deps, {
      id: sms.MessageSid,
      from: sms.From,
      to: sms.To,
      body: sms.Body,
      pictures: picturesIn(sms),
    });
    const answer = asksForHelp ? `<Message>${escapeHtml(helpText(deps.settings.agency()))}</Message>` : "";
    return call.reply
      .type("text/xml; charset=utf-8")
      .send(`<?xml version="1.0" encoding="UTF-8"?><Response>${answer}</Response>`);
  });

  endpoint(app, "POST /api/webhooks/sms-status", signed, async (call) => {
    refuseUnsigned(deps, call.request);
    const { MessageSid, MessageStatus, ErrorCode } = call.body;
    const { id, at } = call.query;
    await noteDelivery(deps, {
      number: id,
      handedOverAt: at ? new Date(at) : null,
      providerId: MessageSid,
      status: MessageStatus,
      errorCode: ErrorCode ?? null,
    });
    return call.reply.code(204).send();
  });
}

/** Returns the addresses of the pictures that came with a text, and how many had none that a page can link to. */
function picturesIn(sms: SmsForm): InboundSms["pictures"] {
  const urls = MEDIA_FIELDS.map((field) => sms[field]).filter((url) => url !== undefined);
  return { urls, leftOut: Math.max(0, sms.NumMedia - urls.length) };
}

function refuseUnsigned({ env, settings }: Deps, request: FastifyRequest): void {
  const { publicUrl } = env;
  const token = settings.providers().textProvider?.authToken;
  const form = (request.body ?? {}) as Record<string, unknown>;
  const isOurs =
    token && isSigned(request.headers["x-twilio-signature"], { token, publicUrl, path: request.url, form });
  if (!isOurs) throw new AppError("forbidden");
}

/** Returns the HELP answer in both languages: the word HELP does not tell which one the sender reads. */
function helpText(agency: Agency): string {
  return (["en", "es"] as const)
    .map((language) =>
      translator(language)("sms:help", {
        agency: agency.name,
        phone: localPhone(agency.phone),
        email: agency.email,
        hours: officeHours(agency, language),
      }),
    )
    .join("\n");
}
