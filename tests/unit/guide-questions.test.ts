import { describe, expect, it } from 'vitest';
import type { Fact, Faq } from '~/api/types';
import { partWrittenOnce, writtenFor, writtenHtml, writtenOnce } from '~/rendering/written/written-html';
import { bySubject, questionsOf, toldOfQuestions } from '~/site/guides/questions/question';
import { byTopic } from '~/site/guides/topics';

const faq = (id: number, subject: Faq['subject']) =>
  ({ id, subject, question: `Question ${id}?`, answer: `<p>Answer ${id}</p>` }) as Faq;

describe('the questions of a guide', () => {
  it('stand by subject where each is first met, those without one last', () => {
    const groups = bySubject([faq(1, 'money'), faq(2, null), faq(3, 'food'), faq(4, 'money')]);
    expect(groups.map(({ subject, questions }) => [subject, questions.map(({ id }) => id)])).toEqual([
      ['money', [1, 4]],
      ['food', [3]],
      [null, [2]],
    ]);
  });

  it('are told to search engines one a subject, or the first few where there are no subjects', () => {
    const examples = (faqs: Faq[]) => questionsOf(faqs).flatMap(({ id, isExample }) => (isExample ? id : []));
    expect(examples([faq(1, 'money'), faq(2, 'money'), faq(3, 'food'), faq(4, null)])).toEqual([1, 3, 4]);
    expect(examples(Array.from({ length: 15 }, (_, index) => faq(index + 1, null)))).toHaveLength(12);
  });
});

it('facts stand by the first part of their keys, in their order', () => {
  const facts = ['money.notes', 'visa.fee', 'money.cards'].map((key) => ({ key })) as Fact[];
  expect(byTopic(facts).map(({ topic, facts: all }) => [topic, all.length])).toEqual([
    ['money', 2],
    ['visa', 1],
  ]);
});

describe('a text', () => {
  it('is in the markup of a document and not in its data', () => {
    const written = writtenFor('/en/essentials?x=1');
    expect(writtenOnce(written, 'text', '<p>Long.</p>')).toBe('');
    expect(written?.get('text')).toBe('<p>Long.</p>');
  });

  it('is in the data that a script asks for', () => {
    for (const address of ['/en/essentials.data', '/en/essentials.data?_routes=x']) {
      expect(writtenOnce(writtenFor(address), 'text', '<p>Long.</p>')).toBe('<p>Long.</p>');
    }
  });
});

it('a list that a document holds as markup is not in its data too; an empty one stays empty', () => {
  const written = writtenFor('/en/essentials');
  expect(partWrittenOnce(written, 'facts-all', [1, 2])).toBeNull();
  expect(written?.get('facts-all')).toEqual([1, 2]);
  expect(writtenHtml(written, 'facts-all')).toBe('');
  expect(partWrittenOnce(written, 'faqs-all', [])).toEqual([]);
  expect(partWrittenOnce(writtenFor('/en/essentials.data'), 'facts-all', [1, 2])).toEqual([1, 2]);
});

it('what is told of questions ends no script, whatever is in it', () => {
  const told = toldOfQuestions(questionsOf([{ ...faq(1, null), answer: '</script><b>' }]));
  expect(told).not.toContain('<');
  expect(JSON.parse(told)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ acceptedAnswer: { text: '</script><b>' } }],
  });
  expect(toldOfQuestions([])).toBe('');
});
