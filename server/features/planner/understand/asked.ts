/** A search takes so many letters. */
const longest = 200;

/** The sentences of a message that ask, by their mark; the whole message where none has one. */
export const questionsAsked = (message: string): string[] => {
  const sentences = message.match(/[^.!?\n]+[.!?]*/g) ?? [];
  return sentences.filter((sentence) => sentence.trim().endsWith('?')).map((sentence) => sentence.trim());
};

/** What is looked for of a message: what it asks, cut to what a search takes. */
export const beginningOfQuestion = (message: string): string => {
  const asked = questionsAsked(message);
  return (asked.length > 0 ? asked.join(' ') : message).trim().slice(0, longest);
};
