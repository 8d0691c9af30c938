import type { Page } from "@playwright/test";
import { AGREED } from "../../support/agreed.ts";
import { expect, expectAccessible, open, test, watch } from "../fixtures.ts";
import { readText, shareText } from "../readable-frame.ts";
import { openShareSites, pathOf, type ShareSites } from "../share-sites.ts";

/*
 * Two people share a screen: each in a browser of their own, each at another process of the same database. The agent
 * works in English, the customer in Spanish; once on a phone.
 */

let sites: ShareSites;
test.beforeAll(async () => {
  sites = await openShareSites();
});
test.afterAll(() => sites.close());

const PICTURE = "The customer's picture";

/** Makes a link in the open dialog, and returns its path. */
async function generate(agent: Page): Promise<string> {
  const dialog = agent.getByRole("dialog", { name: "Screen Share" });
  await dialog.getByRole("button", { name: "Generate Link" }).click();
  const path = pathOf(await dialog.getByLabel("Link for the customer").inputValue());
  await dialog.getByRole("link", { name: "Open the session" }).click();
  await expect(agent.getByText("The customer has not opened the link yet.")).toBeVisible();
  return path;
}

/** Waits until new frames of a picture arrive. */
async function seeFrames(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).evaluate(
    (video) =>
      new Promise<void>((resolve) => {
        if (video instanceof HTMLVideoElement) video.requestVideoFrameCallback(() => resolve());
      }),
  );
}

test("a customer shows a window: 12-px text is readable, the agent points, notes and shows an offer", async () => {
  const [agent, guest] = [await sites.agent(), await sites.guest()];
  const complaints = [watch(agent), watch(guest)];
  const sent = await agent.request.post("/api/contact-requests?lang=es", {
    data: { firstName: "Ana", lastName: "Pantalla", email: "ana@example.com", phone: "512-555-0143", ...AGREED },
  });
  expect(sent.status()).toBe(201);
  const { reference } = (await sent.json()) as { reference: string };
  await open(agent, `/agent-dashboard?tab=contacts&request=${reference}`);
  await agent.getByRole("button", { name: "Screen Share" }).click();
  const path = await generate(agent);
  expect(path).toMatch(/^\/es\/share\/[\w-]{43}$/);
  await expect(agent.getByRole("heading", { name: "Screen share with Ana Pantalla" })).toBeVisible();
  await expect(agent.getByRole("button", { name: "Send by email" })).toBeVisible();

  await test.step("the customer reads who asks, and shares by keyboard", async () => {
    await shareText(guest);
    await open(guest, path);
    await expect(guest.getByRole("heading", { name: /quisiera ver su pantalla/ })).toBeVisible();
    await expect(guest.getByText("Cierre las ventanas privadas")).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole("button", { name: "Compartir mi pantalla" }).focus();
    await guest.keyboard.press("Enter");
    await expect(guest.getByRole("alert").getByText(/ve su pantalla/)).toBeVisible();
  });

  await test.step("the text arrives sharp", async () => {
    await expect(agent.getByText("You see the customer's screen.")).toBeVisible();
    // Single characters are compared, by their pixels alone; a person reads words. At half the resolution it is far less.
    await expect.poll(async () => (await readText(agent, PICTURE)).right).toBeGreaterThan(0.99);
    expect((await readText(agent, PICTURE)).width).toBe(1280);
  });

  await test.step("the agent points by mouse and by keyboard", async () => {
    const target = agent.getByRole("button", { name: "Point in the customer's picture" });
    await target.hover();
    const pointer = guest.locator("[data-pointer]");
    await expect(pointer).toBeVisible();
    await expect(guest.getByText(/señala aquí/)).toBeVisible();
    await target.focus();
    for (const key of ["ArrowRight", "ArrowDown"]) await agent.keyboard.press(key);
    await expect(pointer).toBeInViewport();
    const [at, picture] = await Promise.all([
      pointer.boundingBox(),
      guest
        .getByLabel(/^Su imagen/, { exact: false })
        .first()
        .boundingBox(),
    ]);
    expect((at!.x - picture!.x) / picture!.width).toBeCloseTo(0.52, 1);
    await expectAccessible(agent);
    await expectAccessible(guest);
    await agent.keyboard.press("Escape");
    await expect(pointer).toHaveCount(0);
  });

  await test.step("the customer stops, and sees what the agent shows", async () => {
    await agent.getByLabel("Notes").fill("Pagó en la página de la aseguradora.");
    await expect(agent.getByText("Saved", { exact: true })).toBeVisible();
    await guest.getByRole("button", { name: "Detener" }).click();
    await expect(guest.getByRole("alert")).toHaveCount(0);
    await expect(guest.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(agent.getByText("The customer shows nothing at the moment.")).toBeVisible();
    await agent.getByRole("button", { name: "Show my screen" }).click();
    await seeFrames(guest, await labelOf(guest, /le muestra$/));
    await guest.getByRole("button", { name: "Encender mi micrófono" }).click();
    await expect(agent.getByText("The customer speaks here.")).toBeVisible();
  });

  await test.step("nobody else gets in", async () => {
    const stranger = await sites.guest({ viewport: { width: 390, height: 844 } });
    for (const address of [path, `/share/${"A".repeat(43)}`]) {
      expect((await stranger.goto(address))?.status()).toBe(404);
      await expect(
        stranger.getByRole("heading", { name: /Este enlace no funciona|This link does not work/ }),
      ).toBeVisible();
    }
    await stranger.context().close();
    // The customer's own browser may load the page again.
    await guest.reload();
    await expect(guest.getByText(/^Conexión establecida con/)).toBeVisible();
  });

  await test.step("the agent ends it, and it is over for good", async () => {
    await agent.getByRole("button", { name: "End the session" }).click();
    await expect(agent.getByRole("heading", { name: "The session is over" })).toBeFocused();
    await expect(guest.getByRole("heading", { name: "La sesión terminó" })).toBeVisible();
    expect((await guest.goto(path))?.status()).toBe(404);
    await agent.reload();
    await expect(agent.getByLabel("Notes")).toHaveValue("Pagó en la página de la aseguradora.");
  });
  expect(complaints.flat().filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  await Promise.all([agent.context().close(), guest.context().close()]);
});

/** Returns the whole label of the picture whose label matches. */
async function labelOf(page: Page, label: RegExp): Promise<string> {
  const picture = page.locator("video").and(page.getByLabel(label));
  await expect(picture).toBeVisible();
  return (await picture.getAttribute("aria-label")) ?? "";
}

test("through a relay: the connection comes back after it was lost, and the time runs out", async () => {
  const [agent, guest] = [await sites.agent(), await sites.guest({ viewport: { width: 390, height: 844 } })];
  await open(agent, "/screen-share");
  await agent.getByRole("button", { name: "Begin a screen share" }).click();
  if (sites.withTurn) await agent.getByLabel("Hide both network addresses").check();
  const path = await generate(agent);

  await test.step("a phone that cannot share its screen shows its camera", async () => {
    await guest.addInitScript(() => {
      Object.defineProperty(MediaDevices.prototype, "getDisplayMedia", { value: undefined });
      Reflect.deleteProperty(MediaDevices.prototype, "getDisplayMedia");
    });
    await open(guest, path);
    await expect(guest.getByText("This browser cannot share its screen")).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole("button", { name: "Show something with the camera" }).click();
    await expect(agent.getByText("You see what the customer's camera sees.")).toBeVisible();
    await seeFrames(agent, PICTURE);
  });

  await test.step("both networks fail and come back", async () => {
    for (const page of [agent, guest]) await page.context().setOffline(true);
    await sites.stopTurn();
    if (sites.withTurn) await expect(agent.getByText("The connection is lost.")).toBeVisible();
    await sites.startTurn();
    for (const page of [agent, guest]) await page.context().setOffline(false);
    await expect(agent.getByText("You see what the customer's camera sees.")).toBeVisible();
    await seeFrames(agent, PICTURE);
  });

  await test.step("after 60 minutes it is over on both sides, and the link is dead", async () => {
    sites.moveClock(61);
    await expect(guest.getByRole("heading", { name: "The session is over" })).toBeVisible();
    await expect(agent.getByText("Its time was over.")).toBeVisible();
    expect((await guest.goto(path))?.status()).toBe(404);
  });
  await Promise.all([agent.context().close(), guest.context().close()]);
});
