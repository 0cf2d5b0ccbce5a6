import { z } from 'zod';
import { listQuery } from '../../fields';
import { langId } from '../../language';
import { filterBody } from '../../platform/empty-values';

const { admin: _admin, ...fields } = listQuery;

/** What the lists take whose arguments come in a body. A call without a body is one with all defaults: `prefault({})`. */
export const listBody = fields;

/** Body of a call for visitors that takes nothing but the language. */
export const languageBody = filterBody(z.strictObject({ lang_id: langId.optional() }).nullish());
