const unit =
  'km²|km|cm|m|kg|ha|°C|%|USD|₫|đồng|nghìn|triệu|tỷ|tỉ|giờ|phút|tiếng|ngày|đêm|người|năm|bậc|tầng|million|billion|minutes|hours|days|nights|steps';
const beforeUnit = new RegExp(`(\\d) (?=(?:${unit})(?![\\p{L}\\p{M}]))`, 'gu');
const currency = /\b(USD|VND|EUR) (?=\d)/g;
const span = /(\d[-–])(?=\d)/g;
const telephone = /\+\d{1,3}(?: \d{2,4}){2,}/g;

/**
 * A text whose dates, spans, amounts and telephone numbers stay in one line: with spaces that don't break, and a mark
 * without width behind the dash of a span. For what is read; never for what is computed with.
 */
export const unbroken = (text: string): string =>
  text
    .replace(telephone, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(beforeUnit, '$1\u00a0')
    .replace(currency, '$1\u00a0')
    .replace(span, '$1\u2060');

/** The same in HTML; what stands in its tags is left alone. */
export const unbrokenHtml = (html: string): string =>
  html.replace(/(^|>)([^<]+)/g, (_whole, before: string, text: string) => `${before}${unbroken(text)}`);
