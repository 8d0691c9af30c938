import { describe, expect, it } from "vitest";
import { cleanSvg } from "./clean-svg.ts";

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 32"';
const clean = (inside: string, root = SVG) => cleanSvg(Buffer.from(`<svg ${root}>${inside}</svg>`));
const PATH = '<path d="M0 0h64v32z" fill="#1f6440"/>';

/** The pattern of active content, which no cleaned drawing contains in whatever way it was hidden. */
const ACTIVE =
  /script|\son\w+=|javascript|https?:(?!\/\/www\.w3\.org\/)|\/\/evil|data:|@import|foreignObject|<!|<\?|iframe/i;

describe("W15: an SVG", () => {
  it("keeps what draws it: shapes, gradients, styles, classes and its own references", () => {
    const result = clean(
      `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>` +
        `<style>.a{fill:url(#g);stroke:#123456}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>` +
        `<g class="a" clip-path="url(#c)" transform="translate(1 2)"><path id="p" d="M0 0h9"/></g><use xlink:href="#p" href="#p"/>`,
    );
    expect(result).toMatchObject({ width: 64, height: 32 });
    for (const part of [
      "linearGradient",
      "clipPath",
      "url(#c)",
      "viewBox",
      "fill:url(#g)",
      'xlink:href="#p"',
      "dark",
    ]) {
      expect(result?.svg).toContain(part);
    }
  });

  it("gets a size from its width and height, and none from nothing", () => {
    expect(clean(PATH, 'width="120px" height="40"')).toMatchObject({ width: 120, height: 40 });
    expect(clean(PATH, 'width="120px" height="40"')?.svg).toContain('viewBox="0 0 120 40"');
    expect(clean(PATH, "")).toBeNull();
    expect(clean(PATH, 'viewBox="0 0 0 10"')).toBeNull();
  });

  it("of a drawing program loses its notes", () => {
    const text =
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- made by -->` +
      `<svg ${SVG} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1"><title>Secret</title>` +
      `<metadata><rdf>me</rdf></metadata><sodipodi:namedview id="x"/>${PATH}</svg>`;
    const { svg = "" } = cleanSvg(Buffer.from(text)) ?? {};
    expect(svg).toContain("M0 0h64v32z");
    expect(svg).not.toMatch(/Secret|metadata|sodipodi|inkscape|DOCTYPE|made by|rdf|>me</);
  });

  it.each([
    "<script>alert(1)</script>",
    "<script xlink:href='https://evil.example/x.js'/>",
    "<SCRIPT>alert(1)</SCRIPT>",
    "<svg:script>alert(1)</svg:script>",
    "<g onload='alert(1)' onclick=\"alert(2)\"/>",
    "<a href='javascript:alert(1)'><path d='M0 0h1'/></a>",
    "<a xlink:href='https://evil.example'><path d='M0 0h1'/></a>",
    "<use href='https://evil.example/x.svg#a'/>",
    "<use xlink:href='data:image/svg+xml,&lt;svg/&gt;#a'/>",
    "<path d='M0 0h1' fill='url(https://evil.example/x#a)'/>",
    "<path d='M0 0h1' fill='url(//evil.example/x#a)'/>",
    "<path d='M0 0h1' style='fill:url(https://evil.example/x)'/>",
    "<path d='M0 0h1' style='background:\\75rl(//evil.example)'/>",
    "<path d='M0 0h1' fill='java&#115;cript:alert(1)'/>",
    "<animate attributeName='href' values='javascript:alert(1)'/>",
    "<set attributeName='onmouseover' to='alert(1)'/>",
    "<iframe src='https://evil.example'/>",
    "<handler type='text/javascript'>alert(1)</handler>",
    "<?xml-stylesheet href='https://evil.example/x.css'?>",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<!-- --><script>alert(1)</script>",
  ])("loses what could act: %s", (hostile) => {
    const result = clean(hostile + PATH);
    expect(result?.svg).toContain("M0 0h64v32z");
    expect(result?.svg).not.toMatch(ACTIVE);
  });

  it.each([
    ["text, whose font is not there", "<text>Agency</text>"],
    ["a picture", "<image href='data:image/png;base64,AAAA'/>"],
    ["foreign content", "<foreignObject><div/></foreignObject>"],
    ["a filter", "<filter id='f'/>"],
    ["an imported style", "<style>@import 'https://evil.example/x.css';</style>"],
    ["a style with an outside reference", "<style>.a{fill:url(https://evil.example/x)}</style>"],
    ["a style with an escape", "<style>.a{fill:\\75 rl(//evil.example)}</style>"],
    ["a style that ends early", "<style><![CDATA[</style><script>alert(1)</script>]]></style>"],
    ["a shape hidden in a style", "<style><![CDATA[</style><path onload='alert(1)' d='M0 0'/><style>]]></style>"],
    ["a style with variables, which icons would lose", "<style>svg{--a:#123456}.a{fill:var(--a)}</style>"],
    ["uses without end", "<use href='#a'/>".repeat(9)],
    ["clips within clips", "<clipPath id='a'><path d='M0 0' clip-path='url(#b)'/></clipPath>"],
    ["thousands of shapes", PATH.repeat(2_001)],
    ["a drawing within the drawing", `<svg ${SVG}/>`],
  ])("is refused with %s", (_name, inside) => {
    expect(clean(inside + PATH)).toBeNull();
  });

  it.each([
    ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${SVG}>${PATH}</svg>`],
    ["nothing that draws", `<svg ${SVG}><g/></svg>`],
    ["no drawing", "GIF89a"],
    ["too many bytes", `<svg ${SVG}>${PATH}<!--${"x".repeat(210_000)}--></svg>`],
  ])("is refused as a whole with %s", (_name, text) => {
    expect(cleanSvg(Buffer.from(text))).toBeNull();
  });

  it.each([`<svg ${SVG}>${PATH}</svg><script>alert(1)</script>`, `<html><svg ${SVG}>${PATH}</svg><p>x</p></html>`])(
    "is only the drawing: %s",
    (text) => {
      expect(cleanSvg(Buffer.from(text))?.svg).toMatch(/^<svg [^]*<\/svg>$/);
      expect(cleanSvg(Buffer.from(text))?.svg).not.toMatch(ACTIVE);
    },
  );
});
