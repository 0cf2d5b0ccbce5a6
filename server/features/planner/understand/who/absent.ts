import type { Mention } from './mention';
import type { Tokens } from './tokens';

/** Who is spoken of and doesn't travel: who recommends, stays at home, is visited or remembered. */

const leaving =
  /^(?:(?:'s|is|are|has|have|'ve|'re|,|just|both|all|they|she|he|mình|em|tôi|tui|ông|bà|thì|cũng|lại|đã|bà xã|\p{L}+(?= (?:không|khong|ko|k) (?:đi|di))) ){0,3}(?:not (?:coming|joining|travelling|going (?:any|after|now|[,.;]))|can 't (?:come|make (?:it|the)|join|travel)|cannot (?:come|make it|join|travel)|won 't (?:come|make it|join|be (?:coming|there|joining))|(?:isn|aren) 't (?:coming|joining|going (?!on|to|near|up|into))|no longer (?:coming|joining)|(?:'s |has |have )?(?:back|backed|dropped|pulled|bailed) out|drops out|bails|cancelled|(?:left|staying) (?:with|at|home|behind)|stays? (?:home|at home|behind)|(?:has|have) to (?:work|stay)|(?:bận |ban )?(?:không|khong|ko|k) (?:đi|di) (?:nữa|nua|được|duoc|dc|đc|cùng|chung|[,.;]|$)|bận|rút lui|ở nhà|o nha|đi làm|di lam (?:xa|an)) ?/u;
const behind =
  /^(?:(?:who|he|she|they|has|have|had|is|are|was|'s|just|also|both|always|really|already|,|all|still|mình|em|tôi|tui|thì|đang|có|cũng|lại|đã|mới|and|i) ){0,3}(?:works|worry|worries|panick?ing|panics|recommended|recommends|suggested|suggests|told|tells|says|said|swears|lives?|living|typing|typed|insists|insisted|wants me to|can 't (?:mind|have|take|watch|look|babysit|sit|keep)|cannot (?:mind|have|take|watch|look|babysit|sit|keep)|won 't (?:mind|have|take|watch|look|babysit|sit|keep)|went|used to|gave|left me|bảo|bao la|kể|giới thiệu|dặn|khuyên|mất rồi|đã mất|chỉ cho|cho phép|chưa cho|nói|lo lắng|khong cho|nhắn|hỏi|cấm|từng ở|work(?:s|ed)? (?:in|for|there)) /u;
const before =
  /(?:^| )(?:without|visit|visiting|see|meet|meeting|thank|ask|asked|told|tell|impress|surprise|from|left(?: with)?|staying with|stay with|at|thăm|viếng|không có|khong co|không|nghe|hỏi|trừ|tặng|quà cho|gửi|nhớ|nhà của|giống|như|like|lấy|cưới|mộ|no|not) (?:(?:the|my|our|his|her) )?$/u;
const kids =
  /(?:^| )(?:no|without|without the|without any|minus the|no more|không có|khong co|không|khong|ko|chưa|chua|no small|0) $/u;

/** Who was to come and doesn't. */
export const isLeaving = ({ said }: Tokens, { word, to }: Mention): boolean =>
  /^(?:kin|friend|spouse|child)$/.test(word.sort) && leaving.test(`${said.slice(to, to + 9).join(' ')} `);

export const isAbsent = (tokens: Tokens, mention: Mention): boolean => {
  const { said } = tokens;
  const { word, from, to, count } = mention;
  if (isLeaving(tokens, mention)) return true;
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
      /^(?:are |is |they 're )?(?:left|staying) (?:at|with|home)/.test(after)
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
