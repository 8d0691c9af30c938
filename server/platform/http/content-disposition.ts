/** Builds a Content-Disposition header (RFC 6266): a plain name for old clients, the whole one in UTF-8 for others. */
export function contentDisposition(how: "inline" | "attachment", filename: string): string {
  const plain = filename.normalize("NFKD").replaceAll(/[^\u0020-\u007e]|["\\%]/g, (c) => (/\p{M}/u.test(c) ? "" : "_"));
  const whole = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
