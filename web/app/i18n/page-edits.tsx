import { useMatches } from '@remix-run/react';
import { useRequestInfo } from '~/ui/request-info';
import { type EditsOnPage, editsElementId } from './edited-texts';

/** In the browser, what the page came with: it must be the same when React takes over. */
const fromPage =
  typeof document === 'undefined' ? undefined : document.getElementById(editsElementId)?.textContent;

function namespacesOf(handle: unknown): string[] {
  if (!handle || typeof handle !== 'object' || !('i18n' in handle)) return [];
  return [handle.i18n].flat().map(String);
}

/** What editors wrote in the place of texts that ship, for the browser to read with them. Usually nothing. */
export function PageEdits() {
  const { editedTexts = {} } = useRequestInfo();
  const used = ['common', ...useMatches().flatMap(({ handle }) => namespacesOf(handle))];
  const all = Object.entries(editedTexts);
  const edits: EditsOnPage = {
    here: Object.fromEntries(all.filter(([namespace]) => used.includes(namespace))),
    elsewhere: all.map(([namespace]) => namespace).filter((namespace) => !used.includes(namespace)),
  };
  const json = fromPage ?? (all.length > 0 ? JSON.stringify(edits).replaceAll('<', '\\u003c') : '');
  if (!json) return null;
  return (
    <script
      type="application/json"
      id={editsElementId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
