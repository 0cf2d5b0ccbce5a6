import path from 'node:path';
import type { Env } from '../../env';
import type { Outgoing } from './outgoing';
import { saveMail } from './stored-mail';

export type { Outgoing };

export interface MailTransport {
  send(letter: Outgoing): Promise<void>;
}

const asMessage = (letter: Outgoing) => ({
  messageId: letter.id,
  from: letter.from,
  to: { name: '', address: letter.to },
  subject: letter.subject,
  html: letter.html,
  text: letter.text,
  date: letter.createdAt,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
  // Letters are text only: nothing in them may make the mailer read files or fetch addresses.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Read with the first letter: a process that starts has more urgent things to do. */
const nodemailer = () => import('nodemailer');

/** Sends over SMTP; a server that falls silent is given up. */
export const smtpTransport = (url: string): MailTransport => {
  const open = async () =>
    (await nodemailer()).createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 10_000,
    });
  let mailer: ReturnType<typeof open> | undefined;
  return {
    send: async (letter) => {
      mailer ??= open();
      await (await mailer).sendMail(asMessage(letter));
    },
  };
};

/** Keeps letters as files instead of sending them: for demonstrations and for work on the product. */
export const fileTransport = (folder: string): MailTransport => {
  return {
    send: async (letter) => {
      const { createTransport } = await nodemailer();
      const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await mailer.sendMail(asMessage(letter));
      await saveMail(folder, letter, message as Buffer);
    },
  };
};

export const mailFolder = (env: Env): string => path.join(env.DATA_DIR, 'mail');

/** The transport that the configuration asks for. */
export const mailTransport = (env: Env): MailTransport =>
  env.SMTP_URL ? smtpTransport(env.SMTP_URL) : fileTransport(mailFolder(env));
