import { z } from "zod";
import { email, line, optional, phone, text } from "../platform/fields.ts";
import { formEnvelope } from "../platform/form-envelope.ts";
import { officeChoice } from "./office-choice.ts";
import { INQUIRY_TYPES } from "./lead-options.ts";
import { MAX } from "../platform/limits.ts";
import { REACH_FIELDS, type FieldUses } from "./request-fields.ts";
import { fault } from "../platform/text-keys.ts";

/** The contact form. */
export const contactRequest = z.object({
  firstName: line(MAX.name).min(2, fault("validation:firstNameMin")),
  lastName: line(MAX.name).min(2, fault("validation:lastNameMin")),
  email: email(fault("validation:contactEmail")),
  phone: phone(),
  inquiryType: optional(z.enum(INQUIRY_TYPES, fault("validation:choice"))),
  message: optional(text(MAX.message)),
  ...formEnvelope,
  ...officeChoice,
});
export type ContactRequest = z.infer<typeof contactRequest>;

/** The fields that the contact form asks for, without the envelope that every form carries. */
export type ContactFields = Omit<ContactRequest, keyof typeof formEnvelope | keyof typeof officeChoice>;

/** The uses of each field: how it is stored, searched, exported, forwarded and shown. */
export const CONTACT_FIELDS: FieldUses<ContactFields> = {
  firstName: {
    is: "text",
    storedAs: "detail",
    isSearched: true,
    exported: "exports:columns.firstName",
    forwarded: "in order",
    shown: "title",
    tellsApart: true,
  },
  lastName: {
    is: "text",
    storedAs: "detail",
    isSearched: true,
    exported: "exports:columns.lastName",
    forwarded: "in order",
    shown: "title",
    tellsApart: true,
  },
  ...REACH_FIELDS,
  inquiryType: {
    is: { oneOf: "desk:inquiry" },
    storedAs: "type",
    isSearched: false,
    exported: "exports:columns.inquiryType",
    forwarded: "in order",
    shown: { in: "wish", as: "desk:columns.inquiry" },
    tellsApart: true,
  },
  message: {
    is: "text",
    storedAs: "detail",
    isSearched: false,
    exported: "exports:columns.message",
    forwarded: "in order",
    shown: { in: "wish", as: "desk:message" },
    tellsApart: true,
  },
};
