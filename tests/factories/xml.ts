/** An element of a document, as far as tests look at it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const token = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (text: string): string =>
  text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const letter = entities[name];
    if (letter === undefined || !whole.endsWith(';')) throw new Error(`${whole} is no entity`);
    return letter;
  });

/** Reads a document as strictly as XML wants it. @throws Error for what is not well-formed */
export const parseXml = (source: string): XmlElement => {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    if (!match) throw new Error(`Not XML: ${source.slice(at, at + 60)}`);
    const [, closes, name = '', attributes = '', isEmpty, text] = match;
    const parent = open.at(-1);
    if (text !== undefined && parent) parent.text += plain(text);
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes what is not open`);
    } else if (name && parent) {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
      const element: XmlElement = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, plain(value)])),
        children: [],
        text: '',
      };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [document, ...others] = root.children;
  if (open.length !== 1 || !document || others.length > 0) throw new Error('Not one whole element');
  return document;
};
