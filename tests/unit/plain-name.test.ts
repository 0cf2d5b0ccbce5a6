import { expect, it } from 'vitest';
import { plainName } from '../../server/plain-name';

const isTaken = (name: string) => plainName.safeParse(name).success;

it.each([
  'Nguyễn Thị Ánh Tuyết',
  'TS.Nguyễn Văn An',
  'St.John O’Neill',
  'J.R.R. Tolkien',
  'Renée d’Arc-Müller',
  'Ms.Ly',
  'J.R. Smith',
  'J.Smith',
  'Dr.Nguyễn',
  'Ng.Văn An',
  'PGS.TS.Trần Văn Bình',
  'Martin Luther King Jr.',
  'Trần V.A',
  'Nguyễn Văn A. Bình',
  'Smith, John',
  'Anh/Chị Lan',
  'Louis XVI 2',
  '山田 太郎',
])('%s is a name', (name) => {
  expect(isTaken(name)).toBe(true);
});

it.each([
  ...['\n', '\r', '\u2028', '\u2029', '\u0085', '\v'].map((end) => `Hello${end}https://evil.example`),
  'Win now\rTom',
  'Tom\u2028Lee',
  'http://evil.example',
  'www.evil.example',
  'evil.com',
  'bit.ly/x',
  'Tom <b>',
  'tom@visit.example',
  'Win at evil.top now',
  '789bet.club nhan 500k',
  '188.bet',
  't.me',
  'T.ME',
  'B.Club',
  'ms.Club',
  'evil.việt',
  'evil。com',
  'evil｡com',
  'evil․com',
  'evil．com',
  'evil .com',
  'ftp.evil.example',
  'T.S.evil/x',
  '45.33.32.156',
  '45.33.32.156:8080',
  'mailto:x',
  'Call 1900 123456 free',
  'Zalo 0912.345.678',
  '{{link}}',
  '[x](y)',
  ...[
    '\u202E',
    '\u2066',
    '\u200B',
    '\u200D',
    '\u00AD',
    '\u0007',
    '\u034F',
    '\u3164',
    '\u115F',
    '\u1160',
    '\uFFA0',
    '\u2800',
  ].map((sign) => `moc${sign}Lee`),
])('%j is none', (name) => {
  expect(isTaken(name)).toBe(false);
});

it('has one blank between its words', () => {
  expect(plainName.parse(`A${' '.repeat(20)}B\u00A0\u2003C`)).toBe('A B C');
});
