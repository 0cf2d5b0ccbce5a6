const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Signs that XML 1.0 does not take at all, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text inside an element or an attribute. */
export const xml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** An XML document as an answer that others may keep for a while. */
export const xmlResponse = (body: string, type: string, seconds = 3600): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${seconds}` },
  });
