/** A page of the site in an answer, `[title](/path)`; the path stands below the language. */
export const pageLink = (title: string, path: string): string =>
  `[${title.replace(/[[\]\n]/gu, ' ').trim()}](${path})`;
