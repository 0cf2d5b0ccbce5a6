import { describe, expect, it } from 'vitest';
import { renderMail, templateProblems } from '../../server/platform/mail/template';
import { bundledMail, mailVariables } from '../../server/platform/mail/templates';
import { htmlPage } from '../../server/platform/mail/templates/html';

describe('renderMail', () => {
  const letter = {
    subject: 'Chào {{name}}',
    html: '<p title="{{name}}">{{ name }}</p>',
    text: '{{name}}, {{missing}}!',
  };

  it('escapes values in HTML and nowhere else', () => {
    const rendered = renderMail(letter, { name: `<b>"O'Neil" & co</b>` });
    const escaped = '&lt;b&gt;&quot;O&#39;Neil&quot; &amp; co&lt;/b&gt;';
    expect(rendered.html).toBe(`<p title="${escaped}">${escaped}</p>`);
    expect(rendered.text).toBe(`<b>"O'Neil" & co</b>, !`);
  });

  it('keeps the subject on one line, so that no value can add a header', () => {
    expect(renderMail(letter, { name: 'An\r\nBcc: x@example.com' }).subject).toBe('Chào An Bcc: …');
  });

  it('does not take placeholders or inherited names from values', () => {
    expect(renderMail(letter, { name: '{{missing}}', missing: 'x' }).text).toBe('{{missing}}, x!');
    expect(renderMail({ ...letter, text: '{{constructor}}' }, {}).text).toBe('');
  });
});

describe('templateProblems', () => {
  it.each([
    ['{{full_name}} {{ link }}', null],
    ['{{full_name}} {{nickname}} {{nickname}}', { unknown: ['nickname'], malformed: false }],
    ['{{full name}}', { unknown: [], malformed: true }],
    ['{{link', { unknown: [], malformed: true }],
    ['link}}', { unknown: [], malformed: true }],
    ['{{#if link}}', { unknown: [], malformed: true }],
    ['{ link } }', null],
  ])('%s', (source, expected) => {
    expect(templateProblems(source, ['full_name', 'link'])).toEqual(expected);
  });
});

describe('bundled letters', () => {
  const letters = (['en', 'vi'] as const).flatMap((language) =>
    Object.entries(bundledMail[language]).map(([code, letter]) => ({ language, code, letter })),
  );

  it.each(letters)('$language $code uses names that it has', ({ code, letter }) => {
    const allowed = mailVariables[code as keyof typeof mailVariables];
    for (const source of Object.values(letter)) expect(templateProblems(source, allowed)).toBeNull();
    for (const name of allowed) expect(letter.text).toContain(`{{${name}}}`);
    for (const name of allowed) expect(letter.html).toContain(`{{${name}}}`);
  });

  it('is written in composed letters', () => {
    for (const { letter } of letters) expect(letter.text).toBe(letter.text.normalize('NFC'));
  });

  it('escapes the subject in the title', () => {
    expect(htmlPage({ language: 'vi', subject: '</title><script>', body: '' })).not.toContain('<script>');
  });
});

it('greets by forty letters of a name, and lets no link and nothing that turns the writing into a subject', () => {
  const letter = {
    subject: 'From {{full_name}}: {{subject}}',
    html: '{{full_name}}',
    text: 'Hello {{full_name}},',
  };
  const subject = 'Book TS.Nguyễn at evil.top or https://evil.example/x \u202Emoc\u2066';
  const { subject: shown, text } = renderMail(letter, { full_name: 'Anh '.repeat(20), subject });
  expect(text).toBe(`Hello ${'Anh '.repeat(10).trim()}…,`);
  expect(shown).toBe(`From ${'Anh '.repeat(10).trim()}…: Book TS.Nguyễn at … or … moc`);
});
