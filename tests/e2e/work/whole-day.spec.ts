import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { mailOf, sendRaw } from "../../support/send-mail.ts";
import { subscriptionAt } from "../../support/push-service.ts";
import { unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { ADMIN, expect, expectAccessible, open, test, watch } from "../fixtures.ts";
import { logIn, openOffice, type Office } from "../office.ts";

/*
 * A day of three people at two browsers and a phone: an admin, Ana who is there, and Ben who is away and then leaves.
 * What only a restart or a random kill shows is tested in server/work/notices/ and tests/resilience/.
 */

type Person = { id: number; username: string; password: string; email: string; lastName: string };

async function hire(admin: Page, firstName: string): Promise<Person> {
  const account = { username: unique(firstName.toLowerCase()), password: "blue-wagon-forty-two" };
  const data = { ...account, firstName, lastName: unique("Day"), email: `${firstName}@office.example`, role: "agent" };
  const { id } = await answerOf<"POST /api/users">(admin.request.post("/api/users", { data }));
  return { ...data, id };
}

async function ask(page: Page, name: string, email: string): Promise<string> {
  const data = { insuranceType: "auto", name, email, phone: "(281) 555-0142", zipCode: "77573" };
  return (await answerOf<"POST /api/quote-requests">(page.request.post("/api/quote-requests", { data }))).reference;
}

async function workOf(page: Page, reference: string) {
  const viewed = page.request.get(`/api/quote-requests/${reference}`);
  return (await answerOf<"GET /api/quote-requests/:id">(viewed)).work;
}

async function assign(page: Page, reference: string, { id }: Person): Promise<void> {
  const order = { version: (await workOf(page, reference)).version, change: { do: "assign", ownerId: id } };
  expect((await page.request.post(`/api/quote-requests/${reference}/work`, { data: order })).status()).toBe(200);
}

const mailsTo = ({ mails }: Office, address: string) =>
  mails.mails.filter(({ to }) => to?.some((one) => one.address?.toLowerCase() === address.toLowerCase()));

/** Ana is there and has a device: she is told at once, and by no mail. */
async function tellAna(office: Office, admin: Page, ana: Page, person: Person, reference: string): Promise<void> {
  const data = subscriptionAt(`${office.pushes.origin}/ana`);
  expect((await ana.request.post("/api/user/push-devices", { data })).status()).toBe(201);
  await open(ana, "/agent-tools");
  await assign(admin, reference, person);
  await expect(ana.getByRole("button", { name: "Notices, 1 unread" })).toBeVisible();
  await expect.poll(() => office.pushes.taken.length).toBe(1);
}

/** The customer answers the acknowledgement; nobody answers the customer. */
async function letWait(office: Office, reference: string): Promise<void> {
  const { pushes, inboundPort, moveClock, run } = office;
  await expect.poll(() => mailsTo(office, "rosa@example.com").length).toBe(1);
  const to = mailsTo(office, "rosa@example.com")[0]?.replyTo?.[0]?.address ?? "";
  expect(await sendRaw(inboundPort, { to }, mailOf({ to, text: "Does it cover hail?" }))).toMatch(/^250/);
  await expect.poll(() => pushes.taken.length).toBe(2);
  moveClock({ minutes: 100 });
  await run("escalate");
  await expect.poll(() => pushes.taken.length, "the owner is told of the wait").toBe(3);
  const late = () => mailsTo(office, "agents@bluebonnet.example.com").filter(({ text }) => text?.includes(reference));
  const before = late().length;
  moveClock({ minutes: 200 });
  await run("escalate");
  await expect.poll(() => late().length, "the mailbox is told when that did not help").toBe(before + 1);
}

/** A note becomes a task, which is done and undone. */
async function promise(ana: Page, reference: string): Promise<void> {
  await open(ana, `/agent-dashboard?request=${reference}`);
  const request = ana.getByRole("region", { name: new RegExp(reference) });
  await request.getByRole("button", { name: "Note", exact: true }).click();
  await request.getByLabel("Note", { exact: true }).fill("Ask the carrier about hail");
  await request.getByRole("button", { name: "Save and make a task" }).click();
  const form = ana.getByRole("dialog", { name: "New task" });
  await form.getByRole("button", { name: "Save task" }).click();
  await expect(form).toHaveCount(0);
  await open(ana, "/tasks");
  const box = ana.getByRole("checkbox", { name: /Ask the carrier about hail/ });
  await box.check();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(box).not.toBeChecked();
}

/** Forty requests are assigned at once, and taken back at once. */
async function moveForty(admin: Page, { lastName }: Person): Promise<void> {
  const family = unique("Cuarenta");
  await Promise.all(Array.from({ length: 40 }, (_, n) => ask(admin, `${n} ${family}`, `n${n}@example.com`)));
  await open(admin, "/agent-dashboard");
  await admin.getByRole("searchbox").fill(family);
  await expect(admin.getByText("40 requests", { exact: true })).toBeVisible();
  await admin.getByRole("searchbox").blur();
  await admin.keyboard.press("Shift+A");
  await admin.getByRole("button", { name: "Assign", exact: true }).click();
  await admin.getByRole("menuitemradio", { name: new RegExp(lastName) }).click();
  const asked = admin.getByRole("dialog", { name: new RegExp(`Assign to .*${lastName}`) });
  await expect(asked).toContainText("40 requests will be changed.");
  await expectAccessible(admin);
  await asked.getByRole("button", { name: "Change 40" }).click();
  const strip = admin.getByRole("group", { name: "Change of many requests" });
  await expect(strip).toContainText("40 requests changed");
  await strip.getByRole("button", { name: "Undo all" }).click();
  await expect(strip).toContainText("40 requests changed back");
}

/** Ben leaves; what he has goes to Ana. */
async function letGo(admin: Page, ben: Person, ana: Person): Promise<void> {
  await open(admin, "/admin-tools?tab=agent-management");
  await admin.getByRole("searchbox").fill(ben.lastName);
  await admin.getByRole("button", { name: `Delete Ben ${ben.lastName}` }).click();
  const closing = admin.getByRole("alertdialog");
  await closing.getByLabel(/^Open requests: /).selectOption(`Ana ${ana.lastName}`);
  await closing.getByRole("button", { name: "Delete" }).click();
  await expect(admin.getByRole("status").filter({ hasText: "its work is handed over" })).toBeVisible();
}

/** A win becomes a policy of Ana's. */
async function sell(admin: Page, reference: string, expires: Date): Promise<void> {
  await open(admin, `/agent-dashboard?request=${reference}`);
  const request = admin.getByRole("region", { name: new RegExp(reference) });
  await request.getByRole("button", { name: "Stage" }).click();
  await admin.getByRole("menuitemradio", { name: "Won" }).click();
  const policy = admin.getByRole("dialog", { name: "Which policy came of it?" });
  await policy.getByLabel("Carrier").fill("Germania");
  await policy.getByLabel("Premium in dollars").fill("612.50");
  await policy.getByLabel("Expiration date").fill(expires.toISOString().slice(0, 10));
  await policy.getByRole("button", { name: "Record policy" }).click();
  await expect(policy).toHaveCount(0);
}

test("a day of three people, from a request that waits to the renewal of what came of another", async ({ browser }) => {
  const office = await openOffice(browser);
  const admin = await office.enter(ADMIN);
  const complaints = watch(admin);
  const [ana, ben] = [await hire(admin, "Ana"), await hire(admin, "Ben")];
  const [first, second] = [
    await ask(admin, "Hector Garza", "hector@example.com"),
    await ask(admin, "Rosa Vela", "rosa@example.com"),
  ];
  await assign(admin, first, ben);
  const anas = await office.enter(ana);
  await tellAna(office, admin, anas, ana, second);

  office.moveClock({ minutes: 6 });
  await office.run("tell-people");
  await expect.poll(() => mailsTo(office, ben.email).length, "Ben is away").toBe(1);
  expect(mailsTo(office, ben.email)[0]?.text).toContain(first);
  await letWait(office, second);
  expect(mailsTo(office, ana.email), "Ana was told by push").toEqual([]);

  await logIn(anas, ana);
  await logIn(admin, ADMIN);
  await promise(anas, second);
  await moveForty(admin, ben);
  await letGo(admin, ben, ana);
  expect((await workOf(admin, first)).owner?.id).toBe(ana.id);
  await sell(admin, second, new Date(office.morning.getTime() + 80 * 86_400_000));
  expect(complaints).toEqual([]);

  // The task comes 75 days before.
  office.moveClock({ days: 6 });
  await office.run("make-renewal-tasks");
  const phone = await office.enter(ana, { width: 390, height: 844 });
  await phone.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: office.url }]);
  await phone.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await expect(async () => {
    await open(phone, "/tasks");
    await expect(phone.getByText(/Rosa Vela, Germania, \$612\.50/).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(phone);
  for (const page of [admin, anas, phone]) await page.context().close();
  await office.close();
});
