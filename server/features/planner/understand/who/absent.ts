import type { Mention } from './mentions';
import type { Tokens } from './tokens';

/** Who is spoken of and doesn't travel: who recommends, stays at home, is visited or remembered. */

const behind =
  /^(?:(?:who|he|she|they|has|have|had|is|are|was|'s|just|also|both|always|really|already|,|all|still|mình|em|tôi|tui|thì|đang|có|cũng|lại|đã|mới|and|i|both) ){0,3}(?:has to work|have to work|works|worry|worries|panick?ing|panics|recommended|recommends|suggested|suggests|told|tells|says|said|swears|lives?|living|typing|typed|insists|insisted|wants me to|thinks|can 't (?:come|make|travel|join)|cannot (?:come|make|travel)|isn 't|not coming|aren 't|won 't|staying with|stay(?:s|ing)? (?:home|at|behind)|left at|went|used to|booked this|gave|bảo|bao la|kể|giới thiệu|dặn|khuyên|mất rồi|đã mất|bận|không đi|khong di|ko di|k di|đi làm|di lam|ở nhà|o nha|chỉ cho|cho phép|chưa cho|nói|lo lắng|thích chuyện|khong cho|nhắn|hỏi|cấm|từng ở|work(?:s|ed)? (?:in|for|there)) /u;
const before =
  /(?:^| )(?:without|visit|visiting|see|meet|meeting|thank|ask|asked|told|tell|impress|for my|from|left(?: with)?|staying with|stay with|at|thăm|viếng|không có|khong co|không|nghe|hỏi|trừ|tặng|quà cho|gửi|nhớ|nhà của|giống|như|like|lấy|cưới|mộ|no|not) (?:(?:the|my|our|his|her) )?$/u;
const kids =
  /(?:^| )(?:no|without|without the|without any|minus the|no more|không có|khong co|không|khong|ko|chưa|chua|no small|0) $/u;

export const isAbsent = ({ said }: Tokens, { word, from, to, count }: Mention): boolean => {
  const after = `${said.slice(to, to + 9).join(' ')} `;
  const ahead = `${said.slice(Math.max(0, from - 4), from + 1).join(' ')} `;
  const own = `${said.slice(Math.max(0, from - 4), from).join(' ')} `;
  if (
    word.sort === 'child' &&
    /^(?:con|cháu|chau) /.test(said.slice(from, to).join(' ')) &&
    /(?:toàn|toan|hội|hoi|đều là|là|la|phận|bạn|ban|thân|than|học) $/.test(own)
  )
    return true;
  if (word.sort === 'child')
    return (
      kids.test(own) ||
      /^(?:free|'? ?(?:left|stay(?:ing)?) (?:at|with|home))/.test(after) ||
      /^(?:are |is |they 're )?(?:left|staying) (?:at|with|home)/.test(after) ||
      /^(?:\p{L}+ ){0,2}(?:không đi|khong di|ko di|k di|ở nhà|o nha|isn 't|aren 't|won 't|can 't) /u.test(
        after,
      )
    );
  if (/^(?:kin|friend|spouse)$/.test(word.sort)) {
    // "Gran's 90" says how old she is, "at gran's" where she lives.
    if (
      count === undefined &&
      (behind.test(after) ||
        before.test(own) ||
        (/(?:^| )(?:at|with|like) (?:my|our|the|his|her) $/.test(ahead) &&
          /^'s? (?:house|place|grave|home|diary|letters|village)/.test(after)))
    )
      return true;
    return /^'s? (?:house|place|grave|home|diary|letters|village|story|stories|unit|footsteps|birthplace|job|budget)/.test(
      after,
    );
  }
  return false;
};
