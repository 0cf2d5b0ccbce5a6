import { resources, resourceTranslations, themes, themeTranslations } from '../../../db/schema';
import { defineListed } from '../../kernel/entity';

/** The tables of places and of themes, for those parts of each descriptor that ask about the other. */
export const resourceTables = defineListed(resources, resourceTranslations, () => ({}));
export const themeTables = defineListed(themes, themeTranslations, () => ({}));
