import fc from "fast-check";

/** Texts that break programs: what ends a line, a string, a statement, a tag, a path, a number or a buffer. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e\u200b",
  "a\r\nBcc: x@example.com",
  "../../etc/passwd",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "=1+1",
  "{{constructor}}",
  "${7*7}",
  "%s%n%x",
  "x".repeat(3_000),
  "é".repeat(70_000),
  "🜁".repeat(200),
  "2026-13-45",
  "2026-02-30",
  "0000-01-01",
  "9999-12-31",
  "+275760-09-13T00:00:00.001Z",
  "99999999999999999999",
  "-1",
  "1e309",
  "0x10",
  "NaN",
  "null",
  "javascript:alert(1)",
  "//example.com",
  "https://example.com@evil.example/\\",
  "data:text/html,x",
  "а@еxample.com",
  "Q-' or 1=1",
  "__proto__",
];

const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e300,
  [],
  {},
  [[]],
  [null],
  { toString: "x" },
  { length: 1e9 },
  { __proto__: null, constructor: { prototype: { isAdmin: true } } },
];

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const NESTED = "[".repeat(20_000) + "]".repeat(20_000);

/** Bodies that are no JSON of any schema, or no JSON at all, each with the type that it comes under. */
export const hostileBody: fc.Arbitrary<{ text: string; type: string }> = fc.oneof(
  fc.constantFrom(
    { text: "", type: "application/json" },
    { text: "{", type: "application/json" },
    { text: "null", type: "application/json" },
    { text: '"text"', type: "application/json" },
    { text: '{"__proto__":{"role":"admin"}}', type: "application/json" },
    { text: '{"a":1,"a":2}', type: "application/json" },
    { text: NESTED, type: "application/json" },
    { text: "{}", type: "application/json; charset=utf-16" },
    { text: "{}", type: "text/plain" },
    { text: "{}", type: "" },
    { text: "a=1&a=2&__proto__=3", type: "application/x-www-form-urlencoded" },
    { text: "--x\r\n", type: "multipart/form-data; boundary=x" },
    { text: "--x\r\ncontent-disposition: form-data\r\n\r\n\r\n--x--", type: "multipart/form-data; boundary=x" },
    { text: "bytes", type: "multipart/form-data" },
  ),
  fc.jsonValue().map((value) => ({ text: JSON.stringify(value), type: "application/json" })),
);

/** Parts of an address, already escaped. */
export const hostilePart = fc.oneof(
  fc.constantFrom(
    "%00",
    "..%2f..",
    "%ff",
    "%ED%A0%80",
    "0",
    "-1",
    "1.5",
    "1e3",
    "999999999999",
    "Q-00000",
    "%20",
    "%5c",
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 200)) || "%20"),
);
