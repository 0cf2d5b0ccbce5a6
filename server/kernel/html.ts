import sanitizeHtml from 'sanitize-html';

const embedHosts = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'];

/**
 * Makes editors' HTML safe to show: an allow-list of tags and attributes that the rich-text editor knows, links
 * without scripts, embeds from known video hosts only. Text is made NFC. Applied on every write, not on reads.
 */
export const sanitise = (html: string): string =>
  sanitizeHtml(html.normalize('NFC'), {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'em',
      'b',
      'i',
      's',
      'u',
      'sub',
      'sup',
      'code',
      'pre',
      'a',
      'img',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'caption',
      'iframe',
      'dl',
      'dt',
      'dd',
    ],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'lang'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      iframe: ['src', 'title', 'allowfullscreen', 'loading'],
      '*': ['id', 'lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: embedHosts,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
      }),
      img: (tagName, attributes) => ({ tagName, attribs: { loading: 'lazy', ...attributes } }),
    },
    exclusiveFilter: (frame) => frame.tag === 'iframe' && !frame.attribs.src,
  });

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Plain text of HTML, for headings and lengths. It is text, not HTML: who shows it escapes it. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
