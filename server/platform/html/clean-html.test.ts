import { expect, it } from "vitest";
import { cleanHtml } from "./clean-html.ts";

it("W5: keeps what makes a text readable", () => {
  const html = '<h2>Title</h2><p>One <strong>two</strong> <a href="https://www.tdi.texas.gov">three</a></p>';
  expect(cleanHtml(html)).toBe(html);
});

it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '<iframe src="https://elsewhere.example"></iframe>',
  "<svg><script>alert(1)</script></svg>",
  "<style>*{display:none}</style>",
])("W5: takes out what could act: %s", (dirty) => {
  expect(cleanHtml(dirty)).not.toMatch(/script|onerror|onclick|style|iframe|img|elsewhere|svg/i);
});
