import { Marked } from 'marked';
import { sanitise } from '../../server/kernel/html';

const marked = new Marked({ gfm: true, async: false });

/** The HTML that an editor would have written: Markdown with tables, through the filter of every write. */
export const toHtml = (markdown: string): string => sanitise(marked.parse(markdown, { async: false })).trim();
