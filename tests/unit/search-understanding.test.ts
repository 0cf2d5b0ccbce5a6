import { describe, expect, it } from 'vitest';
import { namesWithin } from '../../server/features/search/names-within';
import { findMonth } from '../../server/features/search/understand/months';
import { createPhraseBook } from '../../server/features/search/understand/phrase-book';
import { writtenOut } from '../../server/features/search/understand/shorthand';
import { isQuestion } from '../../server/features/search/understand/stop-words';
import { understand } from '../../server/features/search/understand/understand';
import {
  isFormOfKnown,
  isInVocabulary,
  nearInVocabulary,
} from '../../server/features/search/understand/vocabulary';
import { spellingsOf, wordsIn } from '../../server/features/search/understand/written';

const read = (text: string, language: 'en' | 'vi' = 'vi') => understand(wordsIn(text), language, []);
const groupOf = (text: string, language: 'en' | 'vi' = 'vi') =>
  read(text, language).terms.map(({ group, typed }) => group?.phrases[0] ?? typed[0]?.folded);

describe('what is typed for whole words', () => {
  it('is written out for who writes in Vietnamese, and for nobody else', () => {
    expect(writtenOut('dc ăn j ở Đà Lạt', 'en')).toBe('được ăn gì ở đà lạt');
    expect(writtenOut('ks gan bien', 'vi')).toBe('khách sạn gan bien');
    expect(writtenOut('bar k', 'en')).toBe('bar k');
    expect(writtenOut('Chợ Lớn', 'vi')).toBe('Chợ Lớn');
  });
});

describe('how long a journey is wanted', () => {
  it.each([
    ['3n2đ', 3],
    ['2 ngày 1 đêm', 2],
    ['two nights', 3],
    ['a week', 7],
  ])('%s', (said, days) => {
    const { days: found, terms, content } = read(`du thuyền ${said}`);
    expect(found).toBe(days);
    expect(content.map(({ folded }) => folded)).toEqual(['du', 'thuyen']);
    // Journeys are only lifted where something else is looked for.
    expect(
      terms.filter(({ group }) => group?.kinds.entities?.includes('tour')).map(({ group }) => group?.isWish),
    ).toEqual([true]);
  });
});

describe('names of records within a search', () => {
  const within = (text: string, beside: readonly number[] = []) =>
    namesWithin(
      wordsIn(text),
      (index) => beside.includes(index),
      () => false,
    );

  it('weigh the more the less stands beside them, and are no names of kinds', () => {
    expect(within('leo núi bà đen').find(({ text }) => text === 'nui ba den')).toMatchObject({ rank: 40 });
    expect(within('xe buýt đi thác bản giốc').find(({ text }) => text === 'thac ban gioc')?.rank).toBe(24);
    expect(within('chợ đêm').map(({ text }) => text)).toEqual([]);
    expect(within('hội an', [0, 1])).toEqual([]);
    expect(within('leo núi bà đen', [2, 3]).find(({ text }) => text === 'nui ba den')?.rank).toBe(40);
  });

  it('may be written as they sound', () => {
    expect(within('thác bản dốc').map(({ text }) => text)).toContain('thac ban gioc');
  });
});

describe('accents', () => {
  const book = createPhraseBook([
    { phrases: ['chay', 'ăn chay'], group: 'vegetarian' },
    { phrases: ['cháy'], group: 'burnt' },
    { phrases: ['chợ'], group: 'market' },
    { phrases: ['chợ đêm'], group: 'night market' },
    { phrases: ['biển'], group: 'sea' },
  ]);
  const found = (text: string) => book(wordsIn(text)).map(({ group }) => group);

  it('tell words apart where they were typed', () => {
    expect(found('ăn chay')).toEqual(['vegetarian']);
    expect(found('cơm cháy')).toEqual(['burnt']);
    expect(found('quán chày')).toEqual([]);
  });

  it('may be left out where the word is plain by itself or by its neighbours', () => {
    expect(found('cho dem da lat')).toEqual(['night market']);
    expect(found('bien dep')).toEqual(['sea']);
    expect(found('cho')).toEqual(['market']);
    expect(found('cho be di choi')).toEqual([]);
  });

  it('stand on either vowel of an open syllable', () => {
    expect(spellingsOf('hòa')).toEqual(['hòa', 'hoà']);
    expect(spellingsOf('thuỷ')).toEqual(['thuỷ', 'thủy']);
    expect(spellingsOf('quý')).toEqual(['quý']);
    expect(spellingsOf('huế')).toEqual(['huế']);
  });
});

describe('groups of words', () => {
  it.each([
    ['snorkelling', 'lặn ống thở'],
    ['noodle soup', 'phở'],
    ['trekking', 'đi bộ đường dài'],
    ['vegan', 'ăn chay'],
    ['ceramics', 'nghề gốm'],
    ['beaches', 'bãi tắm'],
    ['waterfall', 'thác nước'],
    ['cave', 'hang động'],
    ['boat trip', 'đi thuyền'],
    ['night market', 'chợ đêm'],
    ['lanterns', 'đèn lồng'],
    ['silk', 'lụa'],
    ['tailor', 'may đo'],
    ['coffee shop', 'quán cà phê'],
    ['spa', 'tắm lá thuốc'],
    ['rice terraces', 'ruộng bậc thang'],
    ['war', 'chiến tranh'],
    ['cycling', 'đạp xe'],
    ['what to eat', 'ăn gì'],
    ['things to do', 'chơi gì'],
    ['kids', 'trẻ em'],
    ['where to stay', 'khách sạn'],
  ])('hold %s and %s together', (english, vietnamese) => {
    const [one] = read(english, 'en').terms;
    const [other] = read(vietnamese).terms;
    expect(one?.group).toBeTruthy();
    expect(one?.group).toBe(other?.group);
  });

  it('keep apart what only begins or sounds alike', () => {
    expect(groupOf('bánh mì')).not.toEqual(groupOf('mì'));
    expect(groupOf('chợ nổi')).not.toEqual(groupOf('chợ đêm'));
    expect(groupOf('hội quán')).not.toEqual(groupOf('lễ hội'));
    expect(groupOf('phong nha', 'en')).toEqual(['phong', 'nha']);
  });

  it('leave out words that say nothing, unless there are no others', () => {
    expect(groupOf('what is the best tomb in the country', 'en')).toEqual(['tomb', 'country']);
    expect(groupOf('chùa nào đẹp nhất ở đây')).toEqual(['pagoda']);
    expect(groupOf('the of', 'en')).toEqual(['the', 'of']);
    expect(read('best places for pottery', 'en').content.map(({ folded }) => folded)).toEqual(['pottery']);
  });
});

describe('months', () => {
  it.each([
    ['đi đâu tháng 12', 12, false],
    ['hà giang t10', 10, false],
    ['tháng mười hai', 12, false],
    ['lễ hội tháng giêng', 1, true],
    ['rằm tháng 7 âm lịch', 7, true],
    ['where to go in march', 3, false],
    ['beach in may', 5, false],
    ['dec', 12, false],
  ])('are found in "%s"', (text, month, isLunar) => {
    expect(findMonth(wordsIn(text))).toMatchObject({ month, isLunar });
  });

  it.each(['may đo hội an', 'may i swim', 'thăng long 3', 'marble mountains', 'tháng này'])(
    'are not found in "%s"',
    (text) => {
      expect(findMonth(wordsIn(text))).toBeNull();
    },
  );
});

describe('misspelt words', () => {
  it('are not those that visitors use and no document has', () => {
    for (const word of ['kids', 'scams', 'hiking', 'flycam', 'where', 'december'])
      expect([word, isInVocabulary({ written: word, folded: word })]).toEqual([word, true]);
    expect(nearInVocabulary({ written: 'snorkling', folded: 'snorkling' })).toEqual({
      word: 'snorkeling',
      letters: 1,
    });
    expect(nearInVocabulary({ written: 'vist', folded: 'vist' })?.word).toBe('visit');
    expect(isFormOfKnown({ written: 'withdrawals', folded: 'withdrawals' })).toBe(true);
    expect(nearInVocabulary({ written: 'quixotic', folded: 'quixotic' })).toBeNull();
  });
});

describe('questions', () => {
  it('are told from names', () => {
    expect(isQuestion(wordsIn('nước máy uống được không'))).toBe(true);
    expect(isQuestion(wordsIn('is the water safe'))).toBe(true);
    expect(isQuestion(wordsIn('chùa một cột'))).toBe(false);
  });
});
