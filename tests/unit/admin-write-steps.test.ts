import { expect, it } from 'vitest';
import { type Draft, draftOf, type Records } from '../../web/app/admin/editor/draft/draft';
import { errorsByKey } from '../../web/app/admin/editor/draft/errors-by-key';
import { givenValues } from '../../web/app/admin/editor/draft/given-values';
import { missingTexts } from '../../web/app/admin/editor/draft/missing-texts';
import { writeStep } from '../../web/app/admin/editor/draft/write-steps';
import { city } from '../../web/app/admin/entities/city';
import type { EntityDescriptor } from '../../web/app/admin/entities/descriptor';
import { event } from '../../web/app/admin/entities/event';
import { faq } from '../../web/app/admin/entities/faq';
import { addAddress } from '../../web/app/admin/entities/paths';
import { planYourTrip } from '../../web/app/admin/entities/plan-your-trip';
import { thingToDo } from '../../web/app/admin/entities/thing-to-do';

const stored = (fields: object): NonNullable<Records> => {
  const record = { id: 1, version: 1, slug: '', title: '', description: '', status: 1, sort: 1, ...fields };
  const dated = { created_at: '', updated_at: '' };
  return { vi: { ...record, ...dated, lang_id: 'vi' }, en: { ...record, ...dated, lang_id: 'en' } };
};

/** What is sent when these values are changed. */
function sent(entity: EntityDescriptor, records: Records, changes: Draft) {
  const before = draftOf(entity, records);
  return writeStep(entity, before, { ...before, ...changes }, records === null);
}

it('writes both languages and what they share with one call', () => {
  const step = sent(faq, null, {
    status: 1,
    entity_type: 5,
    'vi.question': 'Có an toàn không?',
    'vi.answer': '<p>Có.</p>',
    'en.question': 'Is it safe?',
    'en.answer': '<p>Yes.</p>',
  });
  expect(step).toEqual({
    language: 'vi',
    body: {
      is_active: 1,
      entity_type: 5,
      question: 'Có an toàn không?',
      answer: '<p>Có.</p>',
      translations: { en: { question: 'Is it safe?', answer: '<p>Yes.</p>' } },
    },
  });
  expect(sent(faq, stored({ question: 'Có an toàn không?' }), {})).toBeNull();
});

it('sends what a picture shows in both languages, beside the language that the record begins with', () => {
  const picture = { image: '/media/a.jpg', 'vi.image_alt': 'Ghe bầu', 'en.image_alt': 'A boat' };
  const languages = (records: Records, changes: Draft) => {
    const step = sent(city, records, changes);
    return [step?.language, ...Object.keys(step?.body.translations ?? {})];
  };
  expect(languages(null, { 'vi.title': 'Huế', ...picture })).toEqual(['vi', 'en']);
  expect(languages(null, { 'en.title': 'Huế', ...picture })).toEqual(['en', 'vi']);
  expect(languages(stored({ title: 'Huế' }), picture)).toEqual(['vi', 'en']);
  const alone = sent(city, null, { 'vi.title': 'Huế', 'en.is_published': false, ...picture });
  expect(alone?.body.translations).toEqual({ en: { image_alt: 'A boat' } });
  // Entries without pages have no place for it; they begin no translation of it either.
  expect(languages(null, { 'vi.title': 'Huế' })).toEqual(['vi']);
  expect(sent(planYourTrip, null, { 'vi.title': 'Huế', ...picture })?.body.translations).toBeUndefined();
});

it('puts what is wrong with either language at its own field', () => {
  const errors = {
    title: ['a'],
    'translations.en.title': ['b'],
    region_id: ['c'],
    'translations.en.galleries.0.title': ['d'],
  };
  expect(errorsByKey(city, { errors }, 'vi', draftOf(city, null))).toEqual({
    'vi.title': 'a',
    'en.title': 'b',
    region_id: 'c',
    galleries: 'd',
    'galleries.0.title': 'd',
    'en.galleries.0.title': 'd',
  });
});

it('takes away what no longer applies', () => {
  const asked = stored({ question: 'Mấy giờ?', answer: '<p>8 giờ.</p>', entity_type: 1, entity_id: 7 });
  expect(sent(faq, asked, { entity_type: 5 })).toEqual({
    language: 'vi',
    body: { entity_type: 5, entity_id: null },
  });
  expect(sent(faq, asked, { 'en.question': 'When?' })).toEqual({
    language: 'en',
    body: { question: 'When?' },
  });
});

it('sends both coordinates when one changes', () => {
  const place = stored({ title: 'Huế', lat: 16.4, lon: 107.6 });
  expect(sent(city, place, { coordinates: { lat: 16.5, lon: 107.6 } })).toEqual({
    language: 'vi',
    body: { lat: 16.5, lon: 107.6 },
  });
});

it('tells the dates of an event or the rule that makes them, never both', () => {
  const rule = { month: 3, day: 10, days: 1 };
  const timed = stored({
    title: 'Giỗ Tổ',
    start_date: '2027-04-16',
    end_date: '2027-04-16',
    is_lunar: true,
    rule,
  });
  const once = sent(event, timed, {
    rule: { start_date: '2027-05-01', end_date: null, is_lunar: false, rule: null },
  });
  expect(once?.body).toEqual({
    rule: null,
    is_lunar: false,
    start_date: '2027-05-01',
    end_date: '2027-05-01',
    known_dates: null,
  });
  const yearly = sent(event, timed, {
    rule: { start_date: '2027-04-16', end_date: null, is_lunar: false, rule: { ...rule, day: 11 } },
  });
  expect(yearly?.body).toEqual({ is_lunar: false, rule: { ...rule, day: 11 }, known_dates: null });
});

it('begins a new record where it was begun, and sends that with it', () => {
  const address = addAddress(thingToDo, { city_id: '7', category_id: '', keyword: 'x', lang_id: 'en' });
  expect(address).toBe('/admin/things-to-do/add?city_id=7&lang_id=en');
  const given = givenValues(thingToDo, new URL(address, 'http://localhost').searchParams);
  expect(given).toEqual({ city_id: 7 });
  const draft = { ...draftOf(thingToDo, null, given), 'vi.title': 'Đi chợ' };
  const call = writeStep(thingToDo, draftOf(thingToDo, null), draft, true);
  expect(call?.body).toMatchObject({ title: 'Đi chợ', city_id: 7, status: 0 });
});

it('asks for the title of each language that has other texts, before the API is asked', () => {
  const empty = draftOf(city, null);
  expect(missingTexts(city, { ...empty, 'vi.image_alt': 'Ghe' }, 'x')).toEqual({});
  const half = { ...empty, 'vi.title': 'Huế', 'en.description': 'A city' };
  expect(missingTexts(city, half, 'x')).toEqual({ 'en.title': 'x' });
  expect(missingTexts(faq, { ...draftOf(faq, null), 'en.question': 'When?' }, 'x')).toEqual({
    'en.answer': 'x',
  });
});
