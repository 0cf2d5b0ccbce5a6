import { describe, expect, test } from 'vitest';
import { readMarkdown, readYaml } from '../../seeds/load/files';
import { toHtml } from '../../seeds/load/markdown';
import { paint } from '../../seeds/load/pictures/paint';
import { cityShape, pictureShape, settingsShape } from '../../seeds/load/shapes';
import { idByKey } from '../../seeds/load/write/keys';

describe('content files', () => {
  test('an unknown scene is refused', () => {
    expect(pictureShape.safeParse({ scene: 'bay-of-karsts', seed: 1 }).success).toBe(true);
    expect(pictureShape.safeParse({ scene: 'nowhere', seed: 1 }).success).toBe(false);
  });

  test('an error names the file and the field', async () => {
    await expect(readYaml('settings/home.yaml', cityShape)).rejects.toThrow(/^settings\/home\.yaml: id /);
  });

  test('a field that nobody knows is refused', () => {
    expect(settingsShape.safeParse({ en: {}, vi: {} }).success).toBe(true);
    expect(settingsShape.safeParse({ en: {}, vi: {}, fr: {} }).success).toBe(false);
  });

  test('Markdown without front matter is refused', async () => {
    await expect(readMarkdown('settings/home.yaml', cityShape)).rejects.toThrow(
      'settings/home.yaml: no front matter',
    );
  });

  test('a name that no record has is refused', () => {
    const id = idByKey([{ id: 7, key: 'stories' }]);
    expect(id('stories')).toBe(7);
    expect(() => id('history')).toThrow('No record is called history');
  });
});

describe('Markdown', () => {
  test('becomes the HTML that editors write', () => {
    expect(toHtml('## Title\n\n*a* [b](/en/city/hue)')).toBe(
      '<h2>Title</h2>\n<p><em>a</em> <a href="/en/city/hue">b</a></p>',
    );
    expect(toHtml('| a |\n|---|\n| b |')).toContain('<td>b</td>');
  });

  test('cannot bring in scripts', () => {
    expect(toHtml('a <script>alert(1)</script> [b](javascript:alert(1))')).not.toMatch(/script/);
  });
});

test('the same order gives the same bytes, another seed gives others', async () => {
  const order = { spec: { scene: 'bay-of-karsts', seed: 3 } as const, width: 320 };
  const [first, again, other] = await Promise.all([
    paint(order),
    paint(order),
    paint({ ...order, spec: { ...order.spec, seed: 4 } }),
  ]);
  expect(again.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});
