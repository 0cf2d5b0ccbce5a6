/** Words without accents of which everyday sentences are made: relatives, verbs, numbers and little words. */
const everyday = new Set(
  (
    'co ong ba di em anh chi me bo ma cha an con chau minh cho va voi cua la thi o tu den ra vao vo len xuong ' +
    'hai mot bon nam sau bay tam chin toi tui nguoi lon nho gia cao gan it can duoc choi mua ban xe hom nay mai roi ' +
    'nua thoi gi dau do moi hay nhe chu bac cau de lai cung nen neu khi luc bang trong ngoai chong que hon ve ghe ' +
    'noi be xem muon thich khong nao sao day the nhu may cai nay kia uong ngu nghi tim biet qua'
  ).split(' '),
);

/** What only stands before the name of a place. */
const placeBefore =
  /(?<![\p{L}])(?:san bay|nha ga|ga|thi tran|thi xa|xa|huyen|tinh|tp|thanh pho|quan|phuong|dao|bai|cang|ben|tai|o|di|den|toi|ve|ra|vao|len|xuong|ghe|tham|tu) $/u;
const accents = /[\u0300-\u036f]|đ/u;

/**
 * Whether letters that are a place's name are more likely everyday words: "co ong ba" (with grandparents) is not the
 * airport of Cỏ Ống, and "di an" is to go and eat. Accents, capitals and a word before it that leads to a place tell a
 * name.
 * @param name the name in small letters without accents; @param written how it stands in the text
 * @param before the text before it, without accents
 */
export const isPlainSpeech = (name: string, written: string, before: string): boolean =>
  name.split(' ').every((word) => everyday.has(word)) &&
  !accents.test(written.normalize('NFD').toLowerCase()) &&
  !written.split(/[^\p{L}]+/u).every((word) => word === '' || /^\p{Lu}/u.test(word)) &&
  !placeBefore.test(before);
