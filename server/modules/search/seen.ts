import { sql } from 'drizzle-orm';
import type { Language } from '../../language';

/** Documents that visitors may see. The index of a language is used only by a statement that names the language. */
export const seen = (language: Language) =>
  sql.raw(`lang_id = '${language}' and is_shown
    and (published_at is null or published_at <= now()) and (hidden_at is null or hidden_at > now())`);
