import { expect, it } from "vitest";
import { REQUIRED_DETAILS, SERVICE_SUBJECTS } from "../../../../domain/work/service-options.ts";
import { serviceDetails } from "../../../../domain/work/service.ts";
import { SERVICE_FORMS } from "./service-fields.ts";

it.each(SERVICE_SUBJECTS)("the form of %s draws every detail once, and marks those that it must have", (subject) => {
  const drawn = SERVICE_FORMS[subject];
  expect(drawn.map(({ name }) => name).toSorted()).toEqual(Object.keys(serviceDetails[subject].shape).toSorted());
  expect(drawn.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([...REQUIRED_DETAILS[subject]]);
});
