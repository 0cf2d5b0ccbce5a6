import type { Transaction } from '../../../../db/client';
import type { Env } from '../../../env';
import { queueMail } from '../../../platform/mail/queue-mail';
import { message } from '../../../platform/messages';
import { dateInWords, formatDate } from '../../../time';
import { keyOfOrder } from './codes';
import { detailsOf, type LineDetails } from './details';
import { linesOf } from './lines';
import { markedTitle } from './marked-title';
import { languageOfOrder, type OrderRecord } from './record';

export type MailContext = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

/** Dong as the language groups figures. */
const vnd = (amount: number, language: 'en' | 'vi'): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.')} ₫`;

const mapOf = (lat: number, lon: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;

/** What stands below a line in the letter with the tickets: when and where, who, and what cancelling gives back. */
const practicalLines = (details: LineDetails | undefined, language: 'en' | 'vi'): string[] => {
  if (!details) return [];
  const { starts_at, meeting, operator, weather, cancellation, includes, excludes, days } = details;
  const licence = operator?.licence && message(language, 'letter_licence', { licence: operator.licence });
  const who = operator && [operator.name, operator.phone, licence].filter(Boolean).join(' · ');
  // As on the pages: what is over by the day of the letter is no choice any more.
  const steps = (cancellation ?? [])
    .filter(({ until }) => until >= formatDate(new Date()))
    .map(({ until, percent, amount }) =>
      message(language, percent === 0 ? 'letter_refund_none' : 'letter_refund_until', {
        date: dateInWords(until, language),
        percent,
        amount: vnd(amount, language),
      }),
    );
  return [
    ...(starts_at ? [message(language, 'letter_starts', { time: starts_at })] : []),
    ...(meeting ? [message(language, 'letter_meeting', { place: meeting[language] })] : []),
    ...(meeting && meeting.lat !== null && meeting.lon !== null
      ? [message(language, 'letter_map', { link: mapOf(meeting.lat, meeting.lon) })]
      : []),
    ...(who ? [message(language, 'letter_operator', { operator: who })] : []),
    ...(includes.length > 0 ? [message(language, 'letter_includes', { list: includes.join('; ') })] : []),
    ...(excludes.length > 0 ? [message(language, 'letter_excludes', { list: excludes.join('; ') })] : []),
    ...days.map(({ day, title }) => message(language, 'letter_day', { day, title })),
    ...(weather ? [message(language, 'letter_weather', { rule: weather[language] })] : []),
    ...(cancellation === null ? [message(language, 'letter_no_rules')] : steps),
  ].map((line) => `– ${line}`);
};

const counted = (language: 'en' | 'vi', what: 'seat' | 'room' | 'night', count: number): string =>
  message(language, count === 1 ? `letter_${what}` : `letter_${what}s`, { count });

/** The way to the order that needs no account. */
const orderLink = ({ PUBLIC_URL, SESSION_SECRET }: MailContext, order: OrderRecord): string =>
  `${PUBLIC_URL}/${languageOfOrder(order)}/detail-ticket?order=${order.code}&key=${keyOfOrder(SESSION_SECRET, order.code)}`;

const valuesOf = async (tx: Transaction, order: OrderRecord, mail: MailContext, refund: number) => {
  const language = languageOfOrder(order);
  const lines = await linesOf(tx, [order.id]);
  const details = order.status === 'paid' ? await detailsOf(tx, [order.id]) : new Map<number, LineDetails>();
  const booking = lines.flatMap(({ id, title, date, quantity, type, nights, amount, is_sample }) => [
    [
      markedTitle(language, { title, is_sample }),
      dateInWords(date, language),
      type === 1
        ? counted(language, 'seat', quantity)
        : `${counted(language, 'room', quantity)}, ${counted(language, 'night', nights ?? 0)}`,
      vnd(amount, language),
    ].join(' · '),
    ...practicalLines(details.get(id), language),
  ]);
  return {
    full_name: order.contact_name,
    code: order.code,
    // Above what was booked, so that no letter can leave it out, however editors word it.
    booking: [
      ...(lines.some(({ is_sample }) => is_sample) ? [message(language, 'letter_sample_note')] : []),
      ...booking,
    ].join('\n'),
    total: vnd(order.total, language),
    refund: vnd(refund, language),
    link: orderLink(mail, order),
  };
};

const queue =
  (template: 'order_paid' | 'order_too_late' | 'order_refunded' | 'order_cancelled') =>
  async (tx: Transaction, order: OrderRecord, mail: MailContext, refund = order.total): Promise<void> => {
    // Whoever has left is not known any more once the booking is over.
    if (order.contact_email === '') return;
    await queueMail(tx, {
      template,
      lang: languageOfOrder(order),
      to: order.contact_email,
      variables: await valuesOf(tx, order, mail, refund),
    });
  };

/** The tickets are there. */
export const queuePaidMail = queue('order_paid');

/** The money came when the seats had gone; it will be given back. */
export const queueTooLateMail = queue('order_too_late');

/** The buyer has cancelled; says what comes back. */
export const queueCancelledMail = queue('order_cancelled');

/** The money is on its way back, and the tickets are void. */
export const queueRefundedMail = queue('order_refunded');
