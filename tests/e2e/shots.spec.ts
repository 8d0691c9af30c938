import { LANGUAGE_KEY } from "../../domain/platform/language.ts";
import { logInAs } from "./accounts.ts";
import { open, test } from "./fixtures.ts";
for (const [w, h, lang] of [[1366, 768, "en"], [390, 844, "es"]] as const)
  test(`shots ${w}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: w, height: h });
    await page.context().addCookies([{ name: LANGUAGE_KEY, value: lang, url: baseURL ?? "" }]);
    await page.addInitScript(([k, v]) => localStorage.setItem(k ?? "", v ?? ""), [LANGUAGE_KEY, lang]);
    await logInAs(page, "admin");
    let ref = "";
    for (let i = 0; i < 14; i++) { const r = await page.request.post("/api/quote-requests", { data: { insuranceType: "auto", name: `Person Number ${i}`, zipCode: "77008", email: `p${i}@example.com`, phone: "281555014" + (i % 10), vehicleMake: "Ford" } }); ref = ((await r.json()) as { reference: string }).reference; }
    for (const [name, path] of [["inbox", "/agent-dashboard"], ["request", `/agent-dashboard?request=${ref}`], ["tasks", "/tasks"], ["customers", "/customers"], ["admin", "/admin-tools"], ["tools", "/agent-tools"]] as const) {
      await open(page, path); await page.waitForTimeout(800); await page.screenshot({ path: `/tmp/shot-${name}-${w}.png` });
    }
  });
