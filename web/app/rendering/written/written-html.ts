/** HTML of texts that a document carries once, as markup, by the ids of the elements that hold it. */
export type WrittenHtml = Map<string, string>;

/** For a request: a document has its texts in its markup, data that a script asks for has them in itself. */
export const writtenFor = (address: string): WrittenHtml | null =>
  /\.data(\?|$)/.test(address) ? null : new Map();

/**
 * Keeps a text out of the data that a document brings for its scripts, which find it in the document itself
 * (`WrittenProse`).
 * @param id of the element that will hold it
 * @returns the text to put into the data: empty in a document
 */
export function writtenOnce(written: WrittenHtml | null, id: string, html: string): string {
  if (!written) return html;
  written.set(id, html);
  return '';
}
