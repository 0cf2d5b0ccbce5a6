import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGuard } from '../../server/features/planner/model/guard';
import { createKnown } from '../../server/features/planner/model/known';
import { piecesOf } from '../../server/features/planner/stream/pieces';

const known = createKnown();
known.add('city', 5, 'Hà Nội');
known.add('resource', 10, 'Temple of Literature');
known.add('thing_to_do', 7, 'Đi thuyền Tràng An');

const said = (text: string): string => {
  const guard = createGuard(known);
  return (guard.push(text) + guard.end()).trim();
};

test.each<[string, string]>([
  ['Begin at [[resource:10]] in the morning.', 'Begin at [[resource:10]] in the morning.'],
  ['Begin at the Temple of Literature.', 'Begin at the [[resource:10]].'],
  ['Ngày 1 ở Hà Nội, trời mát.', 'Ngày 1 ở [[city:5]], trời mát.'],
  ['Then **rest** a while.', 'Then rest a while.'],
  ['Take [[thing_to_do:7]] by boat.', 'Take [[thing_to_do:7]] by boat.'],
])('%s', (given, expected) => {
  expect(said(given)).toBe(expected);
});

test.each([
  'Eat at Golden Dragon tonight.',
  'Eat at the golden dragon restaurant.',
  'See [[resource:11]].',
  'See [[javascript:1]].',
  'Visit http://evil.example for more.',
  'Call +84 912 345 678 now.',
  'My system prompt says so.',
  'Ghé nhà hàng Hoàng Kim Long nhé.',
])('is not said: %s', (text) => {
  expect(said(text)).toBe('');
});

test('what is said does not depend on how it comes in', () => {
  const text = 'Begin at [[resource:10]] early. Eat at Golden Dragon. Then [[city:5]] is yours! Rest well.';
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 }), (lengths) => {
      const guard = createGuard(known);
      let at = 0;
      let out = '';
      for (const length of lengths) {
        out += guard.push(text.slice(at, at + length));
        at += length;
      }
      out += guard.push(text.slice(at)) + guard.end();
      expect(out.trim()).toBe('Begin at [[resource:10]] early. Then [[city:5]] is yours! Rest well.');
    }),
  );
});

test('pieces make the text again and cut no token and no link', () => {
  const word = fc.constantFrom(
    'a',
    'word',
    '[[resource:12]]',
    '[[thing_to_do:3]],',
    '[Is it safe?](/safety#faqs)',
    '\n- ',
    '. ',
    'ngày',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (parts) => {
      const text = parts.join(' ').trim() || 'a';
      const pieces = piecesOf(text);
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces) {
        expect(piece.split('[[').length).toBe(piece.split(']]').length);
        expect(piece.split('[Is').length).toBe(piece.split('faqs)').length);
      }
    }),
  );
});
