import { describe, expect, it } from 'vitest';
import { shorten } from '../../server/features/pages/seo/shorten';
import { lettering } from '../../server/platform/media/preview/lettering';
import { fitTitle } from '../../server/platform/media/preview/lines';
import { createPreviewNames } from '../../server/platform/media/preview/name';

/** Each character is as wide as the size. */
const laid = (title: string, width = 10) =>
  fitTitle(title, { width, maximumLines: 3, sizes: [1, 0.5], measure: (text) => text.length });

describe('titles of link previews', () => {
  it('take as few lines as they can, of about the same width', () => {
    expect(laid('one two')).toEqual({ size: 1, lines: ['one two'] });
    expect(laid('aaa bbb ccc d')).toEqual({ size: 1, lines: ['aaa bbb', 'ccc d'] });
    expect(laid('a b c d e f').lines).toEqual(['a b c', 'd e f']);
  });

  it('become smaller before they take a fourth line', () => {
    expect(laid('aaaaaaa bbbbbbb ccccccc ddddddd')).toEqual({
      size: 0.5,
      lines: ['aaaaaaa bbbbbbb', 'ccccccc ddddddd'],
    });
  });

  it('keep a dash at the end of a line', () => {
    expect(laid('aaaa bbbb – cccc').lines).toEqual(['aaaa', 'bbbb –', 'cccc']);
  });

  it('are broken inside of a word, and cut, where nothing else helps', () => {
    expect(laid('x'.repeat(30)).lines).toEqual(['x'.repeat(20), 'x'.repeat(10)]);
    const { lines } = laid('x'.repeat(100));
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe(`${'x'.repeat(20)}…`);
    expect(laid('').lines).toEqual([]);
  });

  it('are cut behind a word', () => {
    expect(shorten('Hà Nội', 6)).toBe('Hà Nội');
    expect(shorten('one two, three', 11)).toBe('one two…');
    expect(shorten('x'.repeat(20), 5)).toBe('xxxx…');
  });
});

describe('letters of link previews', () => {
  const { title, wordmark } = lettering();

  it('are there for all of Vietnamese', () => {
    const vowels = 'aăâeêioôơuưyAĂÂEÊIOÔƠUƯY';
    const letters = [...vowels].flatMap((vowel) =>
      ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].map((tone) => (vowel + tone).normalize('NFC')),
    );
    for (const letter of [...letters, ...'đĐ0123456789&?!:;–—“”‘’…']) {
      expect(title.measure(letter), letter).toBeGreaterThan(0.1);
      expect(title.outline(letter, 0, 0, 68), letter).toMatch(/^M/);
    }
    expect(wordmark.outline('Visit Vietnam', 0, 0, 30)).toMatch(/^M/);
  });

  it('are semi-bold, kerned, and left out where no font has them', () => {
    expect(title.measure('n')).toBeCloseTo(0.6, 1);
    expect(title.measure('AVA')).toBeLessThan(2 * title.measure('A') + title.measure('V') - 0.05);
    expect(title.measure('漢')).toBe(0);
  });
});

describe('names of link previews', () => {
  const names = createPreviewNames('a secret of at least thirty-two characters');
  const file = '0f343b0931126a20f133d67c2b018a3b-f30x50.jpg';
  const nameOf = (path: string) => path.replace('/media/previews/', '');

  it('say what is drawn', () => {
    const path = names.pathOf('vi', 'Cái Răng'.normalize('NFD'), `/media/${file}?w=640`);
    expect(path).toMatch(/^\/media\/previews\/[\w-]+\.[\w-]{22}\.jpg$/);
    const read = names.read(nameOf(path));
    expect(read?.preview).toEqual({ language: 'vi', title: 'Cái Răng', picture: file });
    expect(read?.storedName).toMatch(/^previews\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.v1\.jpg$/);
    expect(names.pathOf('vi', 'Cái Răng', `/media/${file}`)).toBe(path);
  });

  it('count only with our signature', () => {
    const name = nameOf(names.pathOf('en', 'Hanoi', null));
    const [payload = '', signature = ''] = name.split('.');
    expect(names.read(name)?.preview.picture).toBeNull();
    const other = Buffer.from('["en","Buy now",null]').toString('base64url');
    const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [
      `${other}.${signature}.jpg`,
      `${payload}.${flipped}.jpg`,
      `${payload}.${signature}.png`,
      `${payload}.${signature}x.jpg`,
      `.${signature}.jpg`,
      nameOf(createPreviewNames('another secret of that many characters').pathOf('en', 'Hanoi', null)),
      '../../etc/passwd',
    ])
      expect(names.read(forged), forged).toBeNull();
  });
});
