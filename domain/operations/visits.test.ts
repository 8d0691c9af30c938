import { describe, expect, it } from "vitest";
import { SERVICE_PATHS } from "../content/site-map.ts";
import { INSURANCE_TYPES } from "../work/lead-options.ts";
import { isPrefetch, isBrowser, parseShownPageKey, shownPageKeyOf } from "./visits.ts";

describe("who opens a page", () => {
  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148", true],
    ["Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", true],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", false],
    ["facebookexternalhit/1.1", false],
    ["curl/8.5.0", false],
    ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0", false],
    ["", false],
    [undefined, false],
  ])("says so: %s", (agent, isOne) => {
    expect(isBrowser(agent)).toBe(isOne);
  });

  it("has not asked for it yet when the browser fetches ahead", () => {
    expect(isPrefetch({ "sec-purpose": "prefetch;prerender" })).toBe(true);
    expect(isPrefetch({ purpose: "prefetch" })).toBe(true);
    expect(isPrefetch({ "x-moz": "prefetch" })).toBe(true);
    expect(isPrefetch({ purpose: "preview" })).toBe(false);
    expect(isPrefetch({})).toBe(false);
  });
});

describe("the page that is counted", () => {
  it.each([
    ["/", {}, { path: "/", language: "en", insuranceType: "" }],
    ["/es/quote?type=home&zip=77008", {}, { path: "/quote", language: "es", insuranceType: "home" }],
    ["/quote?type=boat", { cookie: "lang=es" }, { path: "/quote", language: "es", insuranceType: "auto" }],
    ["/auto?type=home", { "accept-language": "es" }, { path: "/auto", language: "es", insuranceType: "" }],
    ["/blog/flood-insurance-texas", {}, { path: "/blog/flood-insurance-texas", language: "en", insuranceType: "" }],
    ["/simple-quote", {}, { path: "/simple-quote", language: "en", insuranceType: "" }],
    ["/es/quote-box", {}, { path: "/quote-box", language: "es", insuranceType: "" }],
    ["/about", { referer: "http://site/about" }, { path: "/about", language: "en", insuranceType: "" }],
    ["/_.data", {}, { path: "/", language: "en", insuranceType: "" }],
    ["/es/about.data", { referer: "http://site/es/faq" }, { path: "/about", language: "es", insuranceType: "" }],
  ])("%s", (url, headers, page) => {
    expect(parseShownPageKey(shownPageKeyOf(url, headers) ?? "", INSURANCE_TYPES)).toEqual(page);
  });

  it.each([
    ["/about.data?_routes=root", { referer: "http://site/about" }],
    ["/agent-dashboard", {}],
    ["/auth", {}],
    ["/newsletter/confirm", {}],
    ["/wp-login.php", {}],
    ["//", {}],
    ["/au.datato", {}],
    ["/_.datafaq", {}],
    ["/blog/Flood", {}],
    ["/blog/flood/texas", {}],
    ["/old/blog/flood", {}],
  ])("%s is none", (url, headers) => {
    const shown = shownPageKeyOf(url, headers);
    expect(shown && parseShownPageKey(shown, INSURANCE_TYPES)).toBeNull();
  });

  it.each(SERVICE_PATHS)("%s", (path) => {
    expect(parseShownPageKey(`es /es${path}`, INSURANCE_TYPES)).toEqual({ path, language: "es", insuranceType: "" });
  });

  it("has the same key as the page cache, however it was fetched", () => {
    expect(shownPageKeyOf("/_root.data", {})).toBe("en /");
    expect(shownPageKeyOf("/quote.data?type=home&zip=77008", {})).toBe("en /quote?type=home");
  });

  it.each(["/agent-dashboard", "/r/secret-token", "/es/share/secret-token.data"])("has no key for %s", (path) => {
    expect(shownPageKeyOf(path, {})).toBeNull();
  });
});
