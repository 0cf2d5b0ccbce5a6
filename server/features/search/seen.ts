import { type SQL, sql } from 'drizzle-orm';
import { isItsTime } from '../../kernel/selection';
import type { Language } from '../../language';

/** Documents that visitors may see. The index of a language is used only by a statement that names the language. */
export const seen = (language: Language): SQL => {
  const shown = sql.raw(`lang_id = '${language}' and is_shown`);
  return sql`${shown} and ${isItsTime({ published_at: sql`published_at`, hidden_at: sql`hidden_at` })}`;
};
