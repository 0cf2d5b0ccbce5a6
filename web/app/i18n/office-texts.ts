import type { TextTree } from './reader';

/** Where the texts of the back office are. That alone is a kilobyte, which visitors do without. */
export const officeTexts = import.meta.glob<TextTree>('../locales/*/admin*.json', { import: 'default' });
