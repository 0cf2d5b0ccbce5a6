/** Tags whose content is not text. */
const dropped = 'style, script, meta, link, title, xml, o\\:p, svg, button, form, input, template, noscript';

/**
 * What word processors and web pages put on the clipboard, without their looks: no classes, styles or ids, no empty
 * paragraphs, first-level headings one level down. The editor's schema then keeps only what it knows.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(dropped)) element.remove();
  for (const heading of page.querySelectorAll('h1')) {
    const lower = page.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'src', 'alt', 'colspan', 'rowspan', 'start'].includes(name))
        element.removeAttribute(name);
    }
  }
  for (const picture of page.querySelectorAll('img')) {
    // Pictures come from the media library; one from elsewhere would vanish with its server.
    if (!picture.getAttribute('src')?.startsWith('/media/')) picture.remove();
  }
  for (const paragraph of page.querySelectorAll('p, span, div')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img, br, table')) paragraph.remove();
  }
  return page.body.innerHTML.normalize('NFC');
}
