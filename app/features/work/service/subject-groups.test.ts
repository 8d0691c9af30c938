import { expect, it } from "vitest";
import { SERVICE_SUBJECTS } from "../../../../domain/work/service-options.ts";
import { serviceDetails } from "../../../../domain/work/service.ts";
import { SERVICE_FORMS } from "../leads/service-fields.ts";
import { SUBJECT_GROUPS } from "./subject-groups.ts";

it.each(SERVICE_SUBJECTS)("the form of %s asks for each detail of its subject once, and for no other", (subject) => {
  const asked = SUBJECT_GROUPS[subject].flatMap(({ fields }) => fields).toSorted();
  expect(asked).toEqual(Object.keys(serviceDetails[subject].shape).toSorted());
  expect(asked).toEqual(SERVICE_FORMS[subject].map(({ name }) => name).toSorted());
});
