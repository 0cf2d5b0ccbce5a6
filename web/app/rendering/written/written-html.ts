/** What a document carries once, as markup, by the ids of the elements that hold it: HTML, or what a part was made of. */
export type Written = Map<string, unknown>;

/** For a request: a document has its texts in its markup, data that a script asks for has them in itself. */
export const writtenFor = (address: string): Written | null =>
  /\.data(\?|$)/.test(address) ? null : new Map();

/**
 * Keeps a text out of the data that a document brings for its scripts, which find it in the document itself
 * (`WrittenProse`).
 * @param id of the element that will hold it
 * @returns the text to put into the data: empty in a document
 */
export function writtenOnce(written: Written | null, id: string, html: string): string {
  if (!written) return html;
  written.set(id, html);
  return '';
}

/**
 * The same for a part that is made of records (`WrittenPart`).
 * @returns the records to put into the data: null where the document has them as markup, none where there are none
 */
export function partWrittenOnce<T>(written: Written | null, id: string, records: T[]): T[] | null {
  if (!written || records.length === 0) return records;
  written.set(id, records);
  return null;
}

/** The HTML that the loader left for an element. */
export function writtenHtml(written: Written | null | undefined, id: string): string {
  const html = written?.get(id);
  return typeof html === 'string' ? html : '';
}

/** What stands in the page; nothing on the server, or where a page is reached by a link and brings its texts as data. */
export const standing = (id: string): string =>
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
