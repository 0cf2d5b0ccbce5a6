import sanitizeHtml from 'sanitize-html';

const embedHosts = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'];

/** Pages find their own parts by id, and so would a text that has the same one. */
const idPrefix = 'text-';

const ownId = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id);

/** Pictures come from the library, where they have been looked at and are stored: others tell another site who reads here. */
const isFromLibrary = (src: string | undefined): boolean => /^\/media\/[^/\\]/.test(src ?? '');

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid\s*=\s*["']?([^"'\s>]+)/gi)].map(([, id = '']) => id));

const withOwnIds = (attributes: sanitizeHtml.Attributes, known: ReadonlySet<string>) => {
  const { id, href } = attributes;
  const target = href?.startsWith('#') ? href.slice(1) : undefined;
  return {
    ...attributes,
    ...(id ? { id: ownId(id) } : {}),
    ...(target && known.has(target) ? { href: `#${ownId(target)}` } : {}),
  };
};

/**
 * Makes editors' HTML safe to show: an allow-list of tags and attributes that the rich-text editor knows, links
 * without scripts, embeds from known video hosts and pictures from the library only, ids that no page has. Text is made
 * NFC. Applied on every write, not on reads.
 */
export const sanitise = (html: string): string => {
  const text = html.normalize('NFC');
  return sanitized(text, idsIn(text));
};

const sanitized = (html: string, ids: ReadonlySet<string>): string =>
  sanitizeHtml(html, {
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
    allowProtocolRelative: false,
    allowedIframeHostnames: embedHosts,
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: withOwnIds(attributes, ids) }),
      a: (tagName, attributes) => ({
        tagName,
        attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
      }),
      img: (tagName, attributes) => ({ tagName, attribs: { loading: 'lazy', ...attributes } }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'iframe' && !attribs.src) || (tag === 'img' && !isFromLibrary(attribs.src)),
  });

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Plain text of HTML, for headings and lengths. It is text, not HTML: who shows it escapes it. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
