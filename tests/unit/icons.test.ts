import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from '../../web/app/ui/icon-names';

it('has a drawing for each icon, and no other', () => {
  const file = readFileSync(new URL('../../web/app/ui/icons.svg', import.meta.url), 'utf8');
  const drawn = [...file.matchAll(/<path id="([^"]+)" d="[^"]+"/g)].map(([, name]) => name);
  expect(drawn.toSorted()).toEqual(iconNames.toSorted());
});
