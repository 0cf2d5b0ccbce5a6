import { describe, expect, it } from 'vitest';
import { phrasingIndex } from '../../server/features/search/passages/phrasings';
import { saidIn } from '../../server/features/search/passages/terms';

const index = await phrasingIndex([
  { of: 'water', ways: ['Is the tap water safe to drink?', 'can i brush my teeth with it', 'tap water ok?'] },
  {
    of: 'plugs',
    ways: ['Which plugs are used?', 'will my hairdryer work', 'do i need an adapter for uk plugs'],
  },
  { of: 'water', ways: ['nước máy uống được không', 'đánh răng bằng nước vòi có sao ko'] },
  { of: 'tips', ways: ['Should I tip?', 'how much for the driver', 'tiền boa bao nhiêu là vừa'] },
]);
const anything = () => true;
const first = (text: string) => index.nearest(text, anything)[0]?.of;

describe('which question is meant', () => {
  it('is told by how others have put it, in words that the question itself has not', () => {
    expect(first('is it ok to brush teeth with water from the tap')).toBe('water');
    expect(first('does my hair dryer work there')).toBe('plugs');
    expect(first('what do we tip a driver')).toBe('tips');
  });

  it('is told by one way alone, though it is unlike all others, in any order of its words', async () => {
    const lone = await phrasingIndex([
      { of: 'airport', ways: ['bus from the airport', 'grab to town', 'taxi stand at the arrivals hall?'] },
      { of: 'scams', ways: ['taxi scams', 'is the taxi safe', 'which taxi stand can I trust'] },
    ]);
    const [found] = lone.nearest('where is the taxi stand at the arrivals hall', anything);
    expect(found).toEqual({ of: 'airport', likeness: 1 });
  });

  it('is found in the other language, with and without accents', () => {
    expect(first('nuoc may co uong duoc khong')).toBe('water');
    expect(first('boa cho tài xế bao nhiêu')).toBe('tips');
  });

  it('is one of those that may be meant', () => {
    expect(index.nearest('tap water', (of) => of !== 'water').map(({ of }) => of)).not.toContain('water');
  });

  it('comes once, however many languages it is asked in, with how near it is', () => {
    const near = index.nearest('is tap water safe', anything, 10);
    expect(near.filter(({ of }) => of === 'water')).toHaveLength(1);
    expect(near[0]?.likeness).toBeGreaterThan(0.3);
    expect(near[0]?.likeness).toBeLessThanOrEqual(1);
  });

  it('is nobody where nothing is alike', () => {
    expect(index.nearest('zzz qqq', anything)).toEqual([]);
  });
});

describe('whether a question is about what is asked', () => {
  const compared = (text: string, language: 'en' | 'vi', of: string) =>
    index.fit(saidIn(text, language, new Set()), of);

  it('is told by the words that few questions have, in either language', () => {
    expect(compared('is tap water ok for my teeth', 'en', 'water')).toMatchObject({
      share: 1,
      hasLead: true,
    });
    expect(compared('đánh răng bằng nước máy', 'vi', 'water').hasLead).toBe(true);
    expect(compared('do I need an adapter for the driver', 'en', 'water').share).toBeLessThan(0.5);
  });

  it('misses the rarest word, however many others it has', () => {
    expect(compared('how much for the hairdryer', 'en', 'tips')).toMatchObject({ hasLead: false });
  });
});
