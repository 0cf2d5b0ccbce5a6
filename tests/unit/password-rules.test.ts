import { describe, expect, it } from 'vitest';
import { guessesFor, isSoonGuessed } from '../../server/platform/sessions/guesses';
import { chosenPassword, isWeakPassword } from '../../server/platform/sessions/password-rules';

describe('isWeakPassword', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2026',
    'mật khẩu 123',
    'Mậtkhẩu@1',
    'matkhau123',
    '12345678',
    '87654321',
    '0912345678',
    '01/01/1990',
    'qwertyuiop',
    'asdfghjkl1',
    'zyxwvuts',
    'aaaaaaaa',
    'abcabcabc',
    'vietnam2026',
    'VietnamVietnam1',
    '1qaz2wsx3edc',
    'Hà Nội 1010',
    // Of the list of leaked ones: as they are, in capitals, and with what people put behind them.
    'trustno1',
    'Mustang1965',
    'iloveyou2',
    '123456789a',
    'zaq12wsx',
    'BUTTERFLY!!',
    'liverpool#1',
    'snowball77',
  ])('refuses %s', (password) => {
    expect(isWeakPassword(password)).toBe(true);
  });

  it.each([
    'xanh như lá chuối',
    'correct horse battery',
    'rJ4kq0-vhw8',
    'bốn mùa hoa trắng',
    'thuyền trôi 37 dặm',
    'password manager kept in the attic',
  ])('accepts %s', (password) => {
    expect(isWeakPassword(password)).toBe(false);
  });

  it('refuses what is made of the owner’s name or e-mail', () => {
    const about = ['thanhtruc@example.com', 'Đỗ Thanh Trúc'];
    expect(isWeakPassword('thanhtruc99', about)).toBe(true);
    expect(isWeakPassword('Đỗ Thanh Trúc 1', about)).toBe(true);
    expect(isWeakPassword('thanhtruc99')).toBe(false);
  });

  it('answers soon for the longest password', () => {
    const start = performance.now();
    isWeakPassword(`${'ab1'.repeat(42)}xy`);
    isWeakPassword('abcdefgh'.repeat(16));
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('isSoonGuessed', () => {
  it.each([
    'sapa1990',
    'quangninh@1',
    'Phú Quốc 2024',
    'yen bai 99',
    'hanoi-saigon',
    'iloveyouhanoi',
    'matkhau_hanoi',
    'thanh.truc1990',
    'dalat2019dalat2019',
  ])('refuses %s', async (password) => {
    expect(await isSoonGuessed(password, ['thanhtruc@example.com', 'Đỗ Thanh Trúc'])).toBe(true);
  });

  it.each([
    'xanh như lá chuối',
    'correct horse battery',
    'rJ4kq0-vhw8',
    'bốn mùa hoa trắng',
    'thuyền trôi 37 dặm',
    'mùa thu Hà Nội năm ấy',
    'password manager kept in the attic',
    '4@8({[<6931!|0$5+7%2'.repeat(6),
  ])('accepts %s', async (password) => {
    expect(await isSoonGuessed(password, ['thanhtruc@example.com', 'Đỗ Thanh Trúc'])).toBe(false);
  });

  it('reads the beginning of a long one only', async () => {
    const beginning = 'Phú Quốc 2024'.repeat(5).slice(0, 64);
    expect(await guessesFor(`${beginning}${'rJ4kq0-vhw8'.repeat(5)}`)).toBe(await guessesFor(beginning));
  });
});

describe('chosenPassword', () => {
  it('takes 8 to 128 characters and leaves them as they are', () => {
    expect(chosenPassword.safeParse('ngắn 7k').success).toBe(false);
    expect(chosenPassword.parse('  giữ khoảng trắng ')).toBe('  giữ khoảng trắng ');
    const long = Array.from({ length: 128 }, (_, index) => 'bưởi cam quýt dừa xoài'[(index * 7) % 22]).join(
      '',
    );
    expect(chosenPassword.safeParse(long).success).toBe(true);
    expect(chosenPassword.safeParse(`${long}z`).success).toBe(false);
  });
});
