import { asc } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { auditEntries, contactMessages, outbox } from '../../db/schema';
import { composeMail } from '../../server/platform/mail/compose';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true' });
const { call } = await contentFactory(app);
let host = 0;

const nextAddress = () => {
  host += 1;
  return `203.0.113.${host}`;
};

/** From another address each time, unless one is given. */
const send = (body: object, address = nextAddress()) =>
  supertest(app.server).post('/contact').set('x-forwarded-for', address).send(body);

const given = {
  full_name: 'Nguyễn Thị Hoa',
  email: 'Hoa@Visit.Example',
  phone: '+84 912 345 678',
  subject: 'Sai giờ tàu',
  message: 'Trang đi lại ghi sai.\nXin xem lại <b>giúp</b>.',
  lang_id: 'vi',
};
const letters = () => app.db.select().from(outbox).orderBy(asc(outbox.id));

describe('writing to the organisation', () => {
  it('keeps the message, tells the organisation and answers the sender, all or nothing', async () => {
    const alone = await send({ ...given, lang_id: 'en' });
    expect(alone.status, alone.text).toBe(201);
    expect((await letters()).map(({ template }) => template)).toEqual(['contact_received']);

    const params = { email: 'toasoan@visit.example' };
    await call('post', '/setting/admin/profile/update').send({ lang_id: 'vi', params });
    const customer = await signedInCustomer(app);
    const answer = await send(given).set('authorization', `Bearer ${customer.token}`);
    expect(answer.body).toEqual({ message: 'Cảm ơn bạn! Lời nhắn đã được gửi đi.' });
    const [, told, received] = await letters();
    expect(told).toMatchObject({
      template: 'contact_message',
      lang_id: 'vi',
      recipient: 'toasoan@visit.example',
    });
    expect(received).toMatchObject({ template: 'contact_received', recipient: 'hoa@visit.example' });
    const compose = (letter: typeof told) =>
      composeMail(app.db, {
        template: letter?.template ?? '',
        language: 'vi',
        variables: letter?.variables ?? {},
      });
    const letter = await compose(told);
    expect(letter.subject).toBe('Lời nhắn của Nguyễn Thị Hoa: Sai giờ tàu');
    expect(letter.html).toContain('Xin xem lại &lt;b&gt;giúp&lt;/b&gt;.');
    expect(letter.text).toContain('hoa@visit.example');
    const confirmation = await compose(received);
    expect(confirmation.text).toContain('Chào Nguyễn Thị Hoa');
    expect(JSON.stringify(confirmation)).not.toContain('tàu');
    const rows = await app.db.select().from(contactMessages).orderBy(asc(contactMessages.id));
    expect(rows.map(({ customer_id }) => customer_id === null)).toEqual([true, false]);
  });

  it('names what is wrong', async () => {
    const refused = async (change: object, field: string) =>
      expect(Object.keys((await send({ ...given, ...change })).body.errors)).toEqual([field]);
    await refused({ full_name: ' ' }, 'full_name');
    await refused({ full_name: 'Cheap pills www.pills.example' }, 'full_name');
    await refused({ email: 'hoa@' }, 'email');
    await refused({ phone: 'call me' }, 'phone');
    await refused({ subject: '' }, 'subject');
    await refused({ message: 'x'.repeat(5001) }, 'message');
    await refused({ status: 'closed' }, 'status');
    expect((await send({})).status).toBe(422);
  });

  it('is limited by address and by mailbox', async () => {
    const from = (number: number) => send({ ...given, email: `a${number}@visit.example` }, '198.51.100.7');
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6, 7].map(from))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const to = () => send({ ...given, email: 'victim@visit.example' });
    const bombs = await Promise.all([to(), to(), to(), to()]);
    expect(bombs.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
  });
});

describe('the back office', () => {
  it('finds messages and says what became of them', async () => {
    await send({ ...given, subject: 'Đường lên Mù Cang Chải', email: 'lan@visit.example' });
    const { data, total } = (await call('get', '/contact?keyword=mu cang chai')).body;
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ status: 'new', handled_by: null, handled_at: null, version: 1 });
    const change = (body: object) => call('put', `/contact/${data[0].id}`).send(body);
    const answered = await change({ status: 'answered', version: 1 });
    expect(answered.body.data).toMatchObject({
      status: 'answered',
      version: 2,
      handled_by: { full_name: 'Lê Thu Hà' },
      handled_at: expect.stringMatching(/^\d{4}-/),
    });
    expect((await change({ status: 'closed', version: 1 })).status).toBe(409);
    expect((await change({ status: 'lost' })).status).toBe(422);
    expect((await call('put', '/contact/999999').send({ status: 'closed' })).status).toBe(404);
    expect((await call('get', '/contact?status=answered')).body.total).toBe(1);
    const audit = await app.db.select().from(auditEntries);
    expect(JSON.stringify(audit)).not.toContain('lan@visit.example');
  });

  it('is for those who hold the right', async () => {
    for (const [role, status] of [
      ['editor', 200],
      ['moderator', 403],
    ] as const) {
      const { token } = await signedInAs(app, role);
      const answer = await supertest(app.server).get('/contact').set('authorization', `Bearer ${token}`);
      expect(answer.status, role).toBe(status);
    }
  });
});
