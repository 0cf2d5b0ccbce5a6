import { type Text, words } from './text';

const late = words(
  "late (?:mornings?|starts?|risers?)|lie[- ]?ins?|sleep(?:ing)? in(?= |,|\\.|$)(?! (?:a|an|the|one|different|our|\\p{Lu}))|no early (?:mornings?|starts?|wake[- ]?ups?)|not (?:an )?early (?:birds?|risers?)|(?:hate|don'?t like|can'?t do|avoid) (?:early (?:mornings?|starts?)|getting up early)|(?:don'?t|dont|do not|never|won'?t|hate|not (?:fans? of|keen on|fond of|into|good at))(?: (?:like|want|wish|enjoy|love|do))?(?: to)? (?:wak(?:e|ing)(?: up)?|get(?:ting)? up|ris(?:e|ing))(?: too| so| very| that)? early|not (?:really |exactly )?(?:a )?morning (?:people|persons?)|(?:start|begin|leave|set off|get going)(?:ing)?(?: the days?| each day| every day| in the mornings?)? (?:a bit |a little )?(?:later|late)(?: each day| every day| in the mornings?)?|(?:ngu|day) (?:nuong|muon|tre)|(?:khong|ko|k|dung|ngai)(?: \\p{L}+){0,2} day som|(?:sang |moi ngay )?(?:xuat phat|khoi hanh|bat dau|di)(?: buoi sang)? (?:tre|muon)(?: hon| chut| mot chut)?|(?:nothing|never|no starts?) before|(?:nothing|no|not) earlier than",
);
const time = /^[^\d.;!?]{0,14}(\d{1,2})(?:[:h.](\d{2}))?(?:h| ?am| ?gio)?/u;

const usual = '10:00';

/** From when on people want their days to begin, where they like to sleep. */
export const morningsIn = ({ folded }: Text): string | undefined => {
  const said = late.exec(folded);
  if (!said) return undefined;
  const told = time.exec(folded.slice(said.index + said[0].length));
  const hour = Number(told?.[1] ?? 0);
  if (hour < 8 || hour > 13) return usual;
  return `${String(hour).padStart(2, '0')}:${told?.[2] ?? '00'}`;
};
