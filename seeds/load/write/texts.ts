import { languageCodes } from '../../../server/language';
import type { Both, Text } from '../shapes';

/** Rows of a translation table for records with their texts. */
export const translationRows = (records: readonly { id: number; texts: Both<Text> }[]) =>
  records.flatMap(({ id, texts }) =>
    languageCodes.map((lang_id) => {
      const { title, slug, description, content, image_alt } = texts[lang_id];
      return { record_id: id, lang_id, title, slug, description, content, image_alt };
    }),
  );
