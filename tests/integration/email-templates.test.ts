import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emailTemplates, outbox, revisions } from '../../db/schema';
import { sanitiseMail } from '../../server/platform/email-templates/mail-html';
import { composeMail } from '../../server/platform/mail/compose';
import { deliverDue } from '../../server/platform/mail/deliver';
import { bundledMail, mailVariables } from '../../server/platform/mail/templates';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { addLanguages } from '../factories/content';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const { admin, token } = await signedInAs(app);
const call = as(app, token);
const code = 'admin_password_changed';
const letter = {
  subject: 'Mật khẩu của {{full_name}}',
  html: '<p style="color:#0c6454">Chào {{full_name}}, lúc {{changed_at}}: <a href="{{link}}">đặt lại</a></p>',
  text: 'Chào {{full_name}}: {{link}}',
};
const make = (given: object = {}) =>
  call('post', '/emailtemplate').send({ code, lang_id: 'vi', ...letter, ...given });
const clear = () => app.db.delete(emailTemplates);
const composed = (language: 'en' | 'vi') =>
  composeMail(app.db, {
    template: code,
    language,
    variables: { full_name: 'Hà', changed_at: '08:00', link: 'https://visit.example/x' },
  });

describe('the list', () => {
  it('has every letter that the product sends, edited or not, with its variables', async () => {
    await clear();
    const { body } = await call('get', '/emailtemplate?per_page=100&lang_id=en');
    expect(body.data.map((row: { code: string }) => row.code)).toEqual(Object.keys(mailVariables));
    expect(body.data.find((row: { code: string }) => row.code === code)).toEqual({
      id: null,
      code,
      lang_id: 'en',
      subject: bundledMail.en[code].subject,
      variables: [...mailVariables[code]],
      is_edited: false,
      edited: { en: false, vi: false },
      version: null,
      updated_at: null,
    });
    const found = await call('get', '/emailtemplate?lang_id=vi&keyword=mat khau trang quan tri');
    expect(found.body.total).toBe(1);
  });

  it('and all else needs its rights', async () => {
    const editor = as(app, (await signedInAs(app, 'editor')).token);
    expect((await editor('get', '/emailtemplate')).status).toBe(403);
    expect((await editor('post', '/emailtemplate').send({ code, lang_id: 'vi', ...letter })).status).toBe(
      403,
    );
    expect((await editor('post', `/emailtemplate/${code}/test`)).status).toBe(403);
  });
});

describe("editors' letters", () => {
  it('are sent instead of those that ship, in their language, and given up again', async () => {
    await clear();
    const made = await make();
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.data;
    expect(made.body.data).toMatchObject({
      ...letter,
      code,
      version: 1,
      is_edited: true,
      edited: { en: false, vi: true },
      bundled: bundledMail.vi[code],
    });
    expect(await composed('vi')).toMatchObject({ subject: 'Mật khẩu của Hà' });
    expect((await composed('en')).subject).toBe(bundledMail.en[code].subject);

    const english = await make({ lang_id: 'en', subject: 'Your password' });
    expect(english.body.data).toMatchObject({ id, version: 2, edited: { en: true, vi: true } });
    expect((await make()).body.errors).toEqual({ code: ['Mã này đã được dùng.'] });

    const changed = await call('put', `/emailtemplate/${id}`).send({
      lang_id: 'vi',
      subject: 'Đã đổi',
      version: 2,
    });
    expect(changed.body.data).toMatchObject({ subject: 'Đã đổi', text: letter.text, version: 3 });
    const stale = await call('put', `/emailtemplate/${code}`).send({ lang_id: 'vi', text: 'x', version: 2 });
    expect(stale.body).toMatchObject({ code: 'version_conflict', data: { subject: 'Đã đổi', version: 3 } });

    const past = await call('get', `/emailtemplate/${id}/revisions`);
    expect(past.body.data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    const back = await call('post', `/emailtemplate/${id}/revisions/1/restore?lang_id=vi`);
    expect(back.body.data).toMatchObject({ subject: letter.subject, version: 4 });

    expect((await call('delete', `/emailtemplate/${id}?lang_id=vi`)).status).toBe(200);
    expect((await composed('vi')).subject).toBe(bundledMail.vi[code].subject);
    expect((await composed('en')).subject).toBe('Your password');
    expect((await call('delete', `/emailtemplate/${id}?lang_id=vi`)).status).toBe(404);
    expect((await call('delete', `/emailtemplate/${code}`)).status).toBe(200);
    expect((await call('get', `/emailtemplate/${id}`)).status).toBe(404);
    expect((await call('get', `/emailtemplate/${code}`)).body.data).toMatchObject({
      id: null,
      version: null,
    });

    const audit = await call('get', '/audit').query({ entity: 'email_template', record_id: id });
    const [deleted] = audit.body.data;
    expect(audit.body.data).toHaveLength(6);
    expect(deleted).toMatchObject({ action: 'delete', title: code });
    expect(deleted.changes).toContainEqual({
      field: 'texts.en.subject',
      before: 'Your password',
      after: null,
    });
    expect(await app.db.$count(revisions, eq(revisions.entity, 'email_template'))).toBe(5);
  });

  it.each([
    [{ code: 'no_such_letter' }, 'code'],
    [{ subject: 'Chào {{nickname}}' }, 'subject'],
    [{ subject: '' }, 'subject'],
    [{ html: '<p>{{link}} {{#if full_name}}</p>' }, 'html'],
    [{ html: '<p>{{full_name}}</p>' }, 'html'],
    [{ html: '<p>&#123;&#123;secret&#125;&#125; {{link}}</p>' }, 'html'],
    [{ text: '{{link}} {{full name}}' }, 'text'],
    [{ text: 'Không có liên kết' }, 'text'],
    [{ lang_id: 'fr' }, 'lang_id'],
    [{ variables: [] }, 'variables'],
  ])('are refused with %j', async (given, field) => {
    await clear();
    const answer = await make(given);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await app.db.$count(emailTemplates)).toBe(0);
  });

  it('made twenty times at once are made once', async () => {
    await clear();
    const answers = await Promise.all(Array.from({ length: 20 }, () => make()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    const { id } = (await call('get', `/emailtemplate/${code}`)).body.data;
    const writes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('put', `/emailtemplate/${id}`).send({ lang_id: 'vi', subject: `Lần ${n}`, version: 1 }),
      ),
    );
    expect(writes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(writes.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('HTML of letters', () => {
  it.each([
    ['<script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="{{full_name}}">a</a>', '<a>a</a>'],
    ['<a href="/vi">a</a>', '<a>a</a>'],
    ['<a href=" {{ link }} ">a</a>', '<a href="{{ link }}">a</a>'],
    [
      '<a href="https://visit.example/?a=1&amp;b=2">a</a>',
      '<a href="https://visit.example/?a=1&amp;b=2">a</a>',
    ],
    [
      '<p style="color:red;background:url(https://x.example/y);position:fixed">a</p>',
      '<p style="color:red">a</p>',
    ],
    ['<p style="width:expression(alert(1))">a</p>', '<p>a</p>'],
    ['<img src="http://x.example/y.png"><img src="data:image/png;base64,x">', ''],
    ['<style>p{}</style><form action="/x"><input></form><iframe src="https://x"></iframe>', ''],
    ['<td style="padding:0 12px" bgcolor="#fff">a</td>', '<td style="padding:0 12px" bgcolor="#fff">a</td>'],
  ])('%s', (given, expected) => expect(sanitiseMail(given)).toBe(expected));

  it('leaves what ships as it is', () => {
    const letters = Object.values(bundledMail).flatMap((byCode) => Object.values(byCode));
    const plain = (html: string) => html.replace(/&#39;|&apos;/g, "'").replaceAll('&nbsp;', '\u00a0');
    for (const { html } of letters) expect(plain(sanitiseMail(html))).toBe(plain(html));
  });
});

describe('trying a letter', () => {
  it('shows stored letters and drafts with sample values, in a page that runs nothing', async () => {
    await clear();
    const stored = await call('post', `/emailtemplate/${code}/preview`).send({ lang_id: 'vi' });
    expect(stored.status, stored.text).toBe(200);
    expect(stored.body.data.subject).toBe(bundledMail.vi[code].subject);
    expect(stored.body.data.text).toContain('Nguyễn Mai Anh');
    expect(stored.body.data.text).not.toContain('{{');
    const draft = await call('post', `/emailtemplate/${code}/preview`).send({
      ...letter,
      lang_id: 'vi',
      html: `<script>alert(1)</script><img src=x onerror=alert(1)>${letter.html}`,
    });
    const { html } = draft.body.data;
    expect(html).toContain(`<a href="${publicUrl}/vi">đặt lại</a>`);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|onerror|javascript:/);
    const bad = await call('post', `/emailtemplate/${code}/preview`).send({ lang_id: 'en', text: '{{x}}' });
    expect(bad.body.errors).toEqual({ text: ['There is no value for {{x}}.'] });
    expect(await app.db.$count(emailTemplates)).toBe(0);
    expect((await call('post', '/emailtemplate/unknown/preview')).status).toBe(404);
  });

  it('sends it to oneself only, ten times an hour', async () => {
    const path = `/emailtemplate/${code}/test`;
    expect((await call('post', path).send({ to: 'other@visit.example' })).status).toBe(422);
    expect((await call('post', path).send({ lang_id: 'en' })).body.message).toBe(
      'A test letter is on its way to you.',
    );
    const [row] = await app.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(row).toMatchObject({ recipient: admin.email, template: code, lang_id: 'en' });
    expect(row?.variables).toMatchObject({ link: `${publicUrl}/en` });
    // What is on the screen and not stored goes out, as safe as it would be stored, and is forgotten then.
    const draft = {
      lang_id: 'en',
      subject: 'Fresh',
      html: '<p><a href="{{link}}">x</a><script>y</script></p>',
    };
    expect((await call('post', path).send({ ...draft, text: 'no link' })).body.errors).toHaveProperty('text');
    expect((await call('post', path).send(draft)).status).toBe(200);
    const sent: { subject: string; html: string }[] = [];
    await deliverDue({
      db: app.db,
      transport: { send: async (letter) => void sent.push(letter) },
      from: 'Visit <no-reply@visit.example>',
      onFailure: () => {},
    });
    const fresh = sent.find(({ subject }) => subject === 'Fresh');
    expect(fresh?.html).toContain(`<a href="${publicUrl}/en">x</a>`);
    expect(fresh?.html).not.toContain('<script>y');
    const [last] = await app.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(last?.letter).toBeNull();
    expect(await app.db.$count(emailTemplates)).toBe(0);
    const answers = await Promise.all(Array.from({ length: 15 }, () => call('post', path)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    const { body } = await call('get', '/audit').query({ entity: 'email_template', action: 'send_test' });
    expect(body.total).toBe(10);
  });
});
