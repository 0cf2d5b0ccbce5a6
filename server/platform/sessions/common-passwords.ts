import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The passwords that leaks hold most often, in lower case: some 49 000, first of all in guessing programs. Those that are
 * too short to be chosen are listed as well, because people put digits behind them.
 */
export const leakedPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Below this a word of the list is a part of too many honest ones. */
const shortestWord = 6;

/** Those of them that are a word. */
export const leakedWords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= shortestWord && /^[a-z]+$/.test(word)),
);

/**
 * Words that passwords are most often made of, in English and in Vietnamese typed without accents, and the keyboard's
 * rows. Folded: lower case, no accents, letters in place of look-alike signs.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd passcode letmein letmeinnow welcome welcomeback admin administrator superadmin root user
  guest login master secret default changeme change test tester testing demo sample temp temporary qwerty qwertyuiop
  qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc iloveyou lovely loveyou love baby babygirl
  princess sunshine monkey dragon football baseball basketball soccer superman batman pokemon starwars michael jordan
  charlie ashley jessica daniel shadow freedom whatever trustno hello helloworld computer internet samsung iphone apple
  google facebook youtube gmail yahoo microsoft windows flower summer winter spring autumn monday friday january
  cookie cheese chocolate banana killer hunter ginger pepper mustang liverpool arsenal chelsea barcelona manchester
  matkhau matkhaumoi dangnhap quantri quantrivien xinchao chaoban anhyeuem emyeuanh yeuem yeuanh anhyeu emyeu
  yeuemnhieulam maiyeuem maimaiyeuem nhoem nhoanh vietnam vietnamese visitvietnam dulich dulichvietnam hanoi saigon
  sggon tphcm hochiminh danang haiphong cantho nhatrang dalat hoian khongbiet khongcopass khongco congchua hoangtu
  giadinh hanhphuc thanhcong mayman phattai locphat trieuphu tuananh hoanganh minhanh nguyen tran phuong linh huong
  thanh thuy ngoc hung dung cuong tuan minh quang bongda bongdem contrai congai bome mevaba meyeu bayeu conyeu`.split(
    /\s+/,
  ),
);

/** Names of places in Vietnam, its provinces before and after 2025 among them, typed without accents and without spaces. */
export const placeNames: ReadonlySet<string> = new Set(
  `hanoi hue haiphong danang cantho tphcm hochiminh saigon angiang bacgiang backan baclieu bacninh baria vungtau bariavungtau
  bentre binhdinh binhduong binhphuoc binhthuan camau caobang daklak dacnong daknong dienbien dienbienphu dongnai dongthap
  gialai hagiang hanam hatinh haiduong haugiang hoabinh hungyen khanhhoa kiengiang kontum laichau lamdong langson laocai
  longan namdinh nghean ninhbinh ninhthuan phutho phuyen quangbinh quangnam quangngai quangninh quangtri soctrang sonla
  tayninh thaibinh thainguyen thanhhoa thuathienhue tiengiang travinh tuyenquang vinhlong vinhphuc yenbai dalat hoian
  nhatrang sapa halong hoankiem phuquoc condao muine phanthiet buonmathuot pleiku quynhon tamdao mocchau bana myson trangan
  tamcoc cattien cuchi bienhoa vinh donghoi phongnha langco catba batrang mekong taybac dongbac taynguyen mientay mientrung
  mienbac miennam namky backy trungky indochina`.split(/\s+/),
);
