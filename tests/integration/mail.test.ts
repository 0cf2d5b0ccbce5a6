import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailTemplates, emailTemplateTranslations, languages, outbox } from '../../db/schema';
import { type Delivery, deliverDue } from '../../server/platform/mail/deliver';
import { queueMail } from '../../server/platform/mail/queue-mail';
import {
  fileTransport,
  type MailTransport,
  mailTransport,
  smtpTransport,
} from '../../server/platform/mail/transport';
import { mailServer } from '../factories/mail-server';
import { testApp } from '../factories/test-app';

const app = await testApp();

const queue = (to = 'ha@visit.example', full_name = 'Hà <b>Lê</b>') =>
  app.db.transaction((tx) =>
    queueMail(tx, {
      template: 'admin_password_reset',
      lang: 'vi',
      to,
      variables: { full_name, link: 'https://visit.example/admin/reset-password?token=abc', minutes: '60' },
    }),
  );

const failures: Array<Parameters<Delivery['onFailure']>[0]> = [];

const deliver = (transport: MailTransport) =>
  deliverDue({
    db: app.db,
    transport,
    from: 'Visit Vietnam <no-reply@visit.example>',
    onFailure: (failure) => failures.push(failure),
  });

const letters = () => app.db.select().from(outbox).orderBy(outbox.id);
const becomeDue = () => app.db.update(outbox).set({ next_attempt_at: sql`now()` });
const failing = (error: Error): MailTransport => ({ send: () => Promise.reject(error) });

beforeEach(async () => {
  await app.db.delete(outbox);
  failures.length = 0;
});

describe('over SMTP', async () => {
  const post = await mailServer();
  const transport = smtpTransport(post.url);

  it('a letter arrives once, as HTML and text, and its link leaves the database', async () => {
    await queue();
    expect(await deliver(transport)).toBe(1);
    expect(await deliver(transport)).toBe(0);
    expect(post.received).toHaveLength(1);
    const message = post.received[0]?.headers ?? '';
    expect(message).toMatch(/^To: ha@visit\.example/m);
    expect(message).toMatch(/^From: Visit Vietnam <no-reply@visit\.example>/m);
    expect(message).toMatch(/^Message-ID: <letter\d+\.\d+@visit\.example>/im);
    expect(message).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(message).toContain('Content-Type: multipart/alternative');
    const [row] = await letters();
    expect(row).toMatchObject({ attempts: 1, variables: {}, failed_at: null, last_error: null });
    expect(row?.sent_at).toBeInstanceOf(Date);
  });

  it('two workers at once send each letter once', async () => {
    post.received.length = 0;
    for (let n = 0; n < 12; n += 1) await queue(`reader${n}@visit.example`);
    const tried = await Promise.all([deliver(transport), deliver(transport), deliver(transport)]);
    expect(tried.reduce((sum, count) => sum + count)).toBe(12);
    expect(new Set(post.received.map(({ to }) => to)).size).toBe(12);
    expect(post.received).toHaveLength(12);
  });

  it('gives up a recipient that the server does not know, at once', async () => {
    post.refuse((_step, address) => (address === 'nobody@visit.example' ? 550 : undefined));
    await queue('nobody@visit.example');
    await deliver(transport);
    const [row] = await letters();
    expect(row?.failed_at).toBeInstanceOf(Date);
    expect(row).toMatchObject({ sent_at: null, variables: {} });
    expect(row?.last_error).toContain('550');
    expect(failures).toMatchObject([{ attempt: 1, final: true }]);
  });
});

describe('the outbox', () => {
  it('holds nothing when what caused the letter is undone', async () => {
    const undone = app.db.transaction(async (tx) => {
      const variables = { full_name: 'Hà', link: 'x', minutes: '60' };
      await queueMail(tx, {
        template: 'admin_password_reset',
        lang: 'vi',
        to: 'ha@visit.example',
        variables,
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await letters()).toHaveLength(0);
  });

  it('tries again later, and sends when the server is back', async () => {
    await queue();
    expect(await deliver(smtpTransport('smtp://127.0.0.1:1'))).toBe(1);
    const [row] = await letters();
    const seconds = ((row?.next_attempt_at.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(40);
    expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
    expect(row?.last_error).toMatch(/ECONNREFUSED/);
    const sent: string[] = [];
    const working: MailTransport = { send: async ({ to }) => void sent.push(to) };
    expect(await deliver(working)).toBe(0);
    await becomeDue();
    expect(await deliver(working)).toBe(1);
    expect(sent).toEqual(['ha@visit.example']);
  });

  it('asks with one letter whether a server that was away is back, and then sends all that waited for it', async () => {
    for (let n = 0; n < 12; n += 1) await queue();
    const server = { isAway: false };
    let asked = 0;
    const away: MailTransport = {
      send: async () => {
        asked += 1;
        throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
          code: 'ESOCKET',
          command: 'CONN',
        });
      },
    };
    const round = (transport: MailTransport) =>
      deliverDue({ db: app.db, transport, server, from: 'no-reply@visit.example', onFailure: () => {} });
    await round(away);
    expect([server.isAway, asked]).toEqual([true, 5]);
    // More rounds than tries that a letter has: none is given up for it.
    for (let n = 0; n < 12; n += 1) await round(away);
    expect(asked).toBe(17);
    expect((await letters()).filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    const sent: string[] = [];
    await round({ send: async ({ id }) => void sent.push(id) });
    expect([server.isAway, new Set(sent).size, sent.length]).toEqual([false, 12, 12]);
  });

  it('says that a letter has gone out as soon as the database can be told, and does not send it twice', async () => {
    await queue();
    const table = sql.raw('lock table outbox in access exclusive mode');
    const sent: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let locked: Promise<unknown> = Promise.resolve();
    const delivering = deliver({
      send: async ({ id }) => {
        sent.push(id);
        // Longer than a statement waits for a lock.
        await new Promise<void>((resolve) => {
          locked = app.db.transaction(async (tx) => {
            await tx.execute(table);
            resolve();
            await held;
          });
        });
        setTimeout(letGo, 4_000);
      },
    });
    expect(await delivering).toBe(1);
    await locked;
    expect((await letters())[0]?.sent_at).toBeInstanceOf(Date);
    expect(sent).toHaveLength(1);
    expect(await deliver({ send: async ({ id }) => void sent.push(id) })).toBe(0);
  });

  it('gives up letters whose server was away for a day', async () => {
    await queue();
    await app.db.update(outbox).set({ created_at: sql`now() - interval '25 hours'` });
    await deliver(smtpTransport('smtp://127.0.0.1:1'));
    expect((await letters())[0]?.failed_at).toBeInstanceOf(Date);
  });

  it('gives up after eight tries', async () => {
    await queue();
    for (let n = 0; n < 9; n += 1) {
      await deliver(failing(new Error('421 try later')));
      await becomeDue();
    }
    const [row] = await letters();
    expect(row?.attempts).toBe(8);
    expect(row?.failed_at).toBeInstanceOf(Date);
    expect(failures.map(({ final }) => final)).toEqual([...Array(7).fill(false), true]);
  });

  it('keeps a letter whose worker died, and sends it when its claim has run out', async () => {
    await queue();
    const died: MailTransport = { send: () => new Promise(() => {}) };
    // It gives up long after this test, when nobody listens any more.
    deliver(died).catch(() => {});
    await expect.poll(async () => (await letters())[0]?.attempts).toBe(1);
    const sent: string[] = [];
    const working: MailTransport = { send: async ({ id }) => void sent.push(id) };
    expect(await deliver(working)).toBe(0);
    await becomeDue();
    expect(await deliver(working)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('does not stop at a letter that it does not know', async () => {
    await app.db
      .insert(outbox)
      .values({ template: 'no_such_letter', lang_id: 'vi', recipient: 'a@visit.example', variables: {} });
    await queue();
    const sent: string[] = [];
    await deliver({ send: async ({ to }) => void sent.push(to) });
    expect(sent).toEqual(['ha@visit.example']);
    expect((await letters())[0]?.failed_at).toBeInstanceOf(Date);
  });
});

describe('composing', () => {
  const composed = async () => {
    const sent: Array<Parameters<MailTransport['send']>[0]> = [];
    await deliver({ send: async (letter) => void sent.push(letter) });
    return sent[0];
  };

  it('escapes names in HTML', async () => {
    await queue();
    const letter = await composed();
    expect(letter?.html).toContain('Chào Hà &lt;b&gt;Lê&lt;/b&gt;,');
    expect(letter?.html).toContain('<html lang="vi">');
    expect(letter?.text).toContain('Chào Hà <b>Lê</b>,');
  });

  it('prefers the text that an editor keeps', async () => {
    await app.db
      .insert(languages)
      .values({ code: 'vi', name: 'Vietnamese', native_name: 'Tiếng Việt' })
      .onConflictDoNothing();
    const [template] = await app.db
      .insert(emailTemplates)
      .values({ code: 'admin_password_reset', variables: ['full_name', 'link', 'minutes'] })
      .returning();
    await app.db.insert(emailTemplateTranslations).values({
      record_id: template?.id ?? 0,
      lang_id: 'vi',
      subject: 'Thư cho {{full_name}}',
      html: '<p>{{minutes}}</p>',
      text: '{{link}}',
    });
    await queue('ha@visit.example', 'Hà');
    expect(await composed()).toMatchObject({
      subject: 'Thư cho Hà',
      text: 'https://visit.example/admin/reset-password?token=abc',
    });
    await app.db.delete(emailTemplates).where(eq(emailTemplates.id, template?.id ?? 0));
  });
});

describe('kept as files', () => {
  it('writes each letter once, however often it is sent', async () => {
    const folder = path.join(app.env.DATA_DIR, 'mail');
    await queue();
    const transport = mailTransport(app.env);
    await deliver(transport);
    await app.db.update(outbox).set({ sent_at: null, variables: { link: 'x' }, next_attempt_at: sql`now()` });
    await deliver(fileTransport(folder));
    const files = (await readdir(folder)).sort();
    expect(files).toHaveLength(2);
    expect(files[0]).toMatch(/^\d{14}-letter\d+\.eml$/);
    expect(await readFile(path.join(folder, files[0] ?? ''), 'utf8')).toContain('To: ha@visit.example');
  });
});
