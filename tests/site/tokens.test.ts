import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

/** The length of a real signature or token, so that only its characters differ. */
const TOKEN_LENGTH = 43;
const of = (character: string) => character.repeat(TOKEN_LENGTH / character.length);

/** A replacement for a token: its text, and a raw query where the text cannot be encoded. */
type Token = { text: string; query?: string };
const TOKENS: Record<string, Token> = {
  "letters with an accent": { text: of("ñ") },
  "one letter with an accent": { text: `${"A".repeat(TOKEN_LENGTH - 1)}ñ` },
  emoji: { text: of("🌵") },
  "halves of a surrogate pair": { text: of("\ud83c"), query: "%ED%A0%BC".repeat(TOKEN_LENGTH) },
  "a NUL": { text: `${"A".repeat(TOKEN_LENGTH - 1)}\0` },
  "a token that is too long": { text: "A".repeat(5_000) },
};
const WRONG: Token = { text: "A".repeat(TOKEN_LENGTH) };

let site: SiteProcess;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  site = await startSite({ ...database.env, SERVICES: "web" });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const inQuery = ({ text, query }: Token) => query ?? encodeURIComponent(text.toWellFormed());

const inPath = (text: string) => `/r/${encodeURIComponent(text.toWellFormed())}`;

const post = (path: string, body: string, type: string) =>
  fetch(site.url + path, { method: "POST", headers: { "content-type": type }, body });
const json = (path: string, body: object) => post(path, JSON.stringify(body), "application/json");
const form = (path: string, body: string) => post(path, body, "application/x-www-form-urlencoded");
const page = (path: string) => fetch(site.url + path);

const PERSON = { username: "visitor", password: "violet-canary-8812", firstName: "A", lastName: "B" };
const PASSWORDS = { newPassword: "violet-canary-8812", confirmPassword: "violet-canary-8812" };
const INVALID = "This link is no longer valid.";
const COMPLETION = { name: "Rosa Vela", phone: "7135550190" };
const OVER = "This request can no longer be completed here.";

/** Every endpoint that accepts a token, with the expected status and message for a wrong one. */
const TOKEN_ENDPOINTS: Record<string, [send: (token: Token) => Promise<Response>, status: number, words: string]> = {
  "POST /api/newsletter-subscriptions/confirm": [
    ({ text }) => json("/api/newsletter-subscriptions/confirm", { token: `7.0.${text}` }),
    400,
    INVALID,
  ],
  "POST /api/newsletter-subscriptions/unsubscribe": [
    (token) =>
      form(`/api/newsletter-subscriptions/unsubscribe?token=7.0.${inQuery(token)}`, "List-Unsubscribe=One-Click"),
    400,
    INVALID,
  ],
  "POST /api/sequences/unsubscribe": [
    (token) => form(`/api/sequences/unsubscribe?token=7.${inQuery(token)}`, "List-Unsubscribe=One-Click"),
    400,
    INVALID,
  ],
  "POST /newsletter/stop": [(token) => form("/newsletter/stop", `token=7.${inQuery(token)}`), 400, INVALID],
  "POST /newsletter/confirm": [(token) => form("/newsletter/confirm", `token=7.0.${inQuery(token)}`), 400, INVALID],
  "POST /newsletter/unsubscribe": [
    (token) => form("/newsletter/unsubscribe", `token=7.0.${inQuery(token)}`),
    400,
    INVALID,
  ],
  "GET /newsletter/confirm": [(token) => page(`/newsletter/confirm?token=${inQuery(token)}`), 200, "Confirm"],
  "POST /api/quote-requests/complete": [
    ({ text }) => json("/api/quote-requests/complete", { token: text, ...COMPLETION }),
    404,
    OVER,
  ],
  "POST /auto": [
    (token) => form("/auto", `form=completion&token=${inQuery(token)}&${new URLSearchParams(COMPLETION).toString()}`),
    404,
    OVER,
  ],
  "POST /api/password-resets/complete": [
    ({ text }) => json("/api/password-resets/complete", { token: text, ...PASSWORDS }),
    400,
    INVALID,
  ],
  "GET /r/": [({ text }) => page(inPath(text)), 404, "Return to Homepage"],
  "POST /r/": [({ text }) => form(inPath(text), "intent=withdraw-consent&channels=both"), 404, "Return to Homepage"],
  "GET /auth?reset=": [(token) => page(`/auth?reset=${inQuery(token)}`), 200, "This link does not work"],
  "POST /api/register": [
    ({ text }) => json("/api/register", { invitationCode: text, ...PERSON }),
    403,
    "This invitation is no longer valid.",
  ],
  "GET /auth?invite=": [(token) => page(`/auth?invite=${inQuery(token)}`), 200, "This invitation does not work"],
  "a session cookie": [
    (token) => fetch(`${site.url}/api/user`, { headers: { cookie: `session=${inQuery(token)}` } }),
    401,
    "Please log in first.",
  ],
};

describe.each(Object.entries(TOKEN_ENDPOINTS))("Z5: a token that is not ours at %s", (_door, [send, status, words]) => {
  it.each<[string, Token]>([["a wrong one", WRONG], ...Object.entries(TOKENS)])(
    "is refused in the usual words: %s",
    async (_what, token) => {
      const answer = await send(token);
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
    },
  );
});
