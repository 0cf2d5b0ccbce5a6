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
