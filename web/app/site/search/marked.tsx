import { useNamesIn } from '~/i18n/names';

/** Text with what was looked for in `<mark>`, escaped by the API. */
export function Marked({ html }: { html: string }) {
  const marked = useNamesIn(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML by the API's contract
  return <span dangerouslySetInnerHTML={{ __html: marked }} />;
}
