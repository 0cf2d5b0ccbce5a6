/** Below this many there is nothing to gain by folding. */
const leastSections = 3;

/**
 * A text whose sections fold on phones, each under its heading of the second level; what stands before the first heading stays
 * open. A text with headings inside of other blocks is left as it is.
 * @param html sanitised, its headings with ids (`withHeadingIds`)
 */
export function withFoldedSections(html: string): string {
  const [opening = '', ...sections] = html.split(/(?=<h2 id=)/);
  const isNested = [opening, ...sections].some((part) => {
    const count = (shape: RegExp) => part.match(shape)?.length ?? 0;
    return count(/<(?:div|blockquote|ul|ol|table)\b/g) !== count(/<\/(?:div|blockquote|ul|ol|table)>/g);
  });
  if (sections.length < leastSections || isNested) return html;
  const folded = sections.map((section) =>
    section.replace(
      /^(<h2 id="[^"]*">[\s\S]*?<\/h2>)([\s\S]*)$/,
      '<details class="fold-section"><summary>$1</summary>$2</details>',
    ),
  );
  return `${opening}${folded.join('')}`;
}
