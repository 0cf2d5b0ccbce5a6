/** Text with what was looked for in `<mark>`, escaped by the API. */
export function Marked({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML by the API's contract
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
