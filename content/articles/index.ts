import type { Article } from "../types.ts";
import { article as afterACarAccident } from "./after-a-car-accident-in-texas.ts";
import { article as businessOwnersPolicy } from "./business-owners-policy-texas.ts";
import { article as umbrella } from "./do-you-need-an-umbrella-policy.ts";
import { article as flood } from "./flood-insurance-texas.ts";
import { article as homeInventory } from "./home-inventory-in-one-afternoon.ts";
import { article as howMuchLife } from "./how-much-life-insurance.ts";
import { article as hurricaneSeason } from "./hurricane-season-checklist.ts";
import { article as lowerYourPremium } from "./lower-your-auto-premium.ts";
import { article as termOrWhole } from "./term-or-whole-life.ts";
import { article as texasMinimums } from "./texas-auto-insurance-minimums-30-60-25.ts";
import { article as windAndHail } from "./wind-and-hail-deductibles-texas.ts";
import { article as workersCompensation } from "./workers-compensation-texas.ts";

/** All articles, sorted by id. The first eight belong to the Knowledge Center. */
export const articles: Article[] = [
  texasMinimums,
  lowerYourPremium,
  windAndHail,
  flood,
  businessOwnersPolicy,
  termOrWhole,
  umbrella,
  homeInventory,
  afterACarAccident,
  workersCompensation,
  howMuchLife,
  hurricaneSeason,
];
