import sanitizeHtml from 'sanitize-html';

/** Sizes, colours, names of fonts: no `url(`, no function that runs or loads anything. */
const value = /^(?:[\w\s#%.,'"!+/-]|\b(?:rgb|rgba|hsl|hsla)\([\d\s.,%/]*\))*$/i;

const styles = [
  'background',
  'background-color',
  'border',
  'border-bottom',
  'border-collapse',
  'border-color',
  'border-left',
  'border-radius',
  'border-right',
  'border-spacing',
  'border-style',
  'border-top',
  'border-width',
  'color',
  'display',
  'font',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style',
  'list-style-type',
  'margin',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'max-width',
  'min-width',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'text-transform',
  'vertical-align',
  'white-space',
  'width',
  'word-break',
];

const blocks =
  'h1 h2 h3 h4 p br hr ul ol li blockquote pre div center table thead tbody tfoot tr th td caption';
const words = 'strong em b i s u sub sup small code span a img';
const cell = ['colspan', 'rowspan', 'width', 'height', 'align', 'valign', 'bgcolor'];

/**
 * Where a letter may lead: a whole address, or a variable that holds one. A reader's name, put in where an address
 * belongs, would be an address of his choosing, and one without a host leads nowhere in a letter.
 */
const address = /^(?:https?:\/\/|mailto:|tel:|\{\{\s*(?:[a-z0-9_]+_)?(?:link|url)\s*\}\}$)/i;

const keepAddress = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes => {
  const { href, ...rest } = attributes;
  return href !== undefined && address.test(href.trim()) ? { ...attributes, href: href.trim() } : rest;
};

/**
 * Makes editors' HTML of a letter safe and fit for mail programs: tables and inline styles stay, everything that
 * runs, loads (but pictures over https) or hides behind another address goes.
 */
export const sanitiseMail = (html: string): string =>
  sanitizeHtml(html.normalize('NFC'), {
    allowedTags: `${blocks} ${words}`.split(' '),
    allowedAttributes: {
      '*': ['style', 'lang', 'dir', 'align', 'role'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height', 'title'],
      table: ['width', 'cellpadding', 'cellspacing', 'border', 'bgcolor'],
      tr: ['valign', 'bgcolor'],
      th: [...cell, 'scope'],
      td: cell,
      ol: ['start'],
    },
    allowedStyles: { '*': Object.fromEntries(styles.map((name) => [name, [value]])) },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: keepAddress(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^https:\/\//i.test(attribs.src ?? ''),
  });
