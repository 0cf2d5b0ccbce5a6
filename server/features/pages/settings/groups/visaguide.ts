import { z } from 'zod';
import { linkField } from '../group';
import { guidePage } from './guide-page';

/** Who may enter, and how. Rules change, so that the page names the site that decides. */
export const visaguide = guidePage('visaguide', 14, {
  facts: ['visa'],
  input: {
    official_site: linkField.meta({
      description: 'Where applications are made',
      example: 'https://evisa.gov.vn',
    }),
  },
  output: { official_site: z.string() },
  empty: { official_site: '' },
});
