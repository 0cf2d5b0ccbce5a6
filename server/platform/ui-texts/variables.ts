/** A name in `{{ }}`, with a format after a comma where it has one. */
const placeholder = /\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g;

/** Names that a text puts values in for. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? '')),
];

/** Braces that surround no name, or `$t(`, which would put another text in. */
export const isMalformed = (text: string): boolean => /\{\{|\}\}|\$t\(/.test(text.replace(placeholder, ''));
