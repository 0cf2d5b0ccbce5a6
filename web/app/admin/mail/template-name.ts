import type { PeopleText } from '../people/text';
import { wordFor } from '../people/words';

/** What editors call a letter; its subject where nobody has found a name yet. */
export const mailName = ({ code, subject }: { code: string; subject: string }, t: PeopleText): string =>
  wordFor('letters.names', code, t) ?? subject;
