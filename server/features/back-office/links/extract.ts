import type { LinkSource } from './sources';

/** Longer addresses are not looked at: no page of ours has one. */
const longest = 1000;

const entitiesInHtml: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'" };

const decoded = (value: string): string =>
  value.replace(/&(?:amp|quot|#39);/g, (entity) => entitiesInHtml[entity] ?? entity);

/** Strings of settings that are links: whole values that are a path or an address, and links within their HTML. */
const inJson = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const values = [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([whole]) => JSON.parse(whole) as string);
    return values.flatMap((value) => (/^(\/\w|https?:\/\/)\S*$/.test(value) ? [value] : inHtml(value)));
  });

/** HTML is sanitised when it is written, so that attributes always stand in double quotes. */
const inHtml = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, value]) => decoded(value ?? ''));

/** Links that lead somewhere: not to another part of the same page, a letter or a telephone. */
export const linksIn = (text: string, form: LinkSource['form']): string[] => {
  const found = form === 'link' ? [text] : form === 'json' ? inJson(text) : inHtml(text);
  const links = found.map((link) => link.trim()).filter((link) => /^(\/(?!\/)|https?:\/\/)/.test(link));
  return [...new Set(links)].filter((link) => link.length <= longest);
};
