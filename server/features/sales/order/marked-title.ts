import type { Language } from '../../../language';
import { message } from '../../../platform/messages';

/** What a line is called outside of the site, where nothing beside it says that it is made up. */
export const markedTitle = (
  language: Language,
  { title, is_sample }: { title: string; is_sample: boolean },
): string => (is_sample ? message(language, 'letter_sample', { title }) : title);
