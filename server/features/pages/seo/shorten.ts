/** A text of at most so many characters, cut behind a word. */
export const shorten = (text: string, length: number): string => {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length - 1).join('');
  return `${start.replace(/[\s,;:–—]*\s\S*$/, '')}…`;
};
