import {
  experiences,
  experienceTranslations,
  experienceTypes,
  experienceTypeTranslations,
} from '../../../db/schema';
import { defineListed } from '../../kernel/entity';

/** The tables of experiences and of their types, for those parts of each descriptor that ask about the other. */
export const experienceTables = defineListed(experiences, experienceTranslations, () => ({}));
export const typeTables = defineListed(experienceTypes, experienceTypeTranslations, () => ({}));
