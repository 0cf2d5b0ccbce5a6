import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The secret that `paymentEnv` shares with VNPAY. */
const secret = 'a secret of sixteen';

const hmac = (text: string) => createHmac('sha512', secret).update(text).digest('hex');

/** The query by which VNPAY tells that a payment was made, signed as its documents say. */
export const paidQuery = (reference: string, total: number): URLSearchParams => {
  const given = {
    vnp_TmnCode: 'VISIT001',
    vnp_TxnRef: reference,
    vnp_Amount: String(total * 100),
    vnp_OrderInfo: 'Thanh toan don hang',
    vnp_ResponseCode: '00',
    vnp_TransactionStatus: '00',
    vnp_TransactionNo: '14226112',
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    vnp_PayDate: '20261121170000',
  };
  const query = new URLSearchParams(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));
  query.append('vnp_SecureHash', hmac(query.toString()));
  return query;
};

const parts = {
  refund: [
    'vnp_RequestId',
    'vnp_Version',
    'vnp_Command',
    'vnp_TmnCode',
    'vnp_TransactionType',
    'vnp_TxnRef',
    'vnp_Amount',
    'vnp_TransactionNo',
    'vnp_TransactionDate',
    'vnp_CreateBy',
    'vnp_CreateDate',
    'vnp_IpAddr',
    'vnp_OrderInfo',
  ],
  answer: [
    'vnp_ResponseId',
    'vnp_Command',
    'vnp_ResponseCode',
    'vnp_Message',
    'vnp_TmnCode',
    'vnp_TxnRef',
    'vnp_Amount',
    'vnp_BankCode',
    'vnp_PayDate',
    'vnp_TransactionNo',
    'vnp_TransactionType',
    'vnp_TransactionStatus',
    'vnp_OrderInfo',
  ],
};

type Fields = Record<string, string | number>;

const joined = (names: readonly string[], fields: Fields) =>
  names.map((name) => String(fields[name] ?? '')).join('|');

/** How the stand-in meets the next requests for a refund. */
export type Mood = 'right' | 'forged' | 'silent' | 'refuses' | 'broken';

/**
 * Stands in for VNPAY's refunds: it knows requests by their signature, does each refund once however often it is asked, and
 * says so (`94`). What it was asked in silence it has done all the same.
 */
export const vnpayStandIn = async () => {
  let mood: Mood = 'right';
  /** What was done, by reference: the kind of refund, and whether the bank has it. */
  const done = new Map<string, { type: string; amount: number; settled: boolean }>();
  const asked: string[] = [];

  const answerTo = (request: Fields): Fields => {
    const reference = String(request.vnp_TxnRef);
    const about = {
      vnp_TmnCode: 'VISIT001',
      vnp_TxnRef: reference,
      vnp_BankCode: 'NCB',
      vnp_PayDate: '20261129120000',
    };
    const base = {
      vnp_ResponseId: 'r1',
      vnp_Command: request.vnp_Command ?? '',
      ...about,
      vnp_OrderInfo: 'x',
    };
    const known = done.get(reference);
    if (request.vnp_Command === 'querydr') {
      const state = known
        ? {
            vnp_TransactionType: known.type,
            vnp_TransactionStatus: known.settled ? '00' : '05',
            vnp_Amount: known.amount,
          }
        : { vnp_TransactionType: '01', vnp_TransactionStatus: '00', vnp_Amount: 1 };
      return {
        ...base,
        vnp_ResponseCode: '00',
        vnp_Message: 'QueryDR Success',
        vnp_TransactionNo: '1',
        ...state,
      };
    }
    asked.push(reference);
    const amount = Number(request.vnp_Amount);
    const type = String(request.vnp_TransactionType);
    const said = { vnp_Amount: amount, vnp_TransactionType: type, vnp_TransactionNo: '2' };
    if (hmac(joined(parts.refund, request)) !== request.vnp_SecureHash)
      return { ...base, ...said, vnp_ResponseCode: '97', vnp_Message: 'Invalid Checksum' };
    if (mood === 'refuses')
      return { ...base, ...said, vnp_ResponseCode: '95', vnp_Message: 'Giao dịch không thành công' };
    if (known) return { ...base, ...said, vnp_ResponseCode: '94', vnp_Message: 'Request is duplicate' };
    done.set(reference, { type, amount, settled: false });
    return {
      ...base,
      ...said,
      vnp_ResponseCode: '00',
      vnp_Message: 'Refund success',
      vnp_TransactionStatus: '05',
    };
  };

  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const given = JSON.parse(body) as Fields;
      const answer = answerTo(given);
      const isQuery = given.vnp_Command === 'querydr';
      if (mood === 'silent' && !isQuery) return;
      if (mood === 'broken' && !isQuery) {
        response.writeHead(502).end('Bad gateway');
        return;
      }
      const names = isQuery ? [...parts.answer, 'vnp_PromotionCode', 'vnp_PromotionAmount'] : parts.answer;
      const forged = mood === 'forged' && !isQuery;
      const vnp_SecureHash = forged ? hmac('something else') : hmac(joined(names, answer));
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ...answer, vnp_SecureHash }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/transaction`,
    is: (next: Mood) => {
      mood = next;
    },
    /** The bank has the money of a refund. */
    settle: (reference: string) => {
      const refund = done.get(reference);
      if (refund) refund.settled = true;
    },
    /** What was given back of a payment, in hundredths of a dong; 0 for nothing. */
    given: (reference: string) => done.get(reference)?.amount ?? 0,
    timesAsked: (reference: string) => asked.filter((one) => one === reference).length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
