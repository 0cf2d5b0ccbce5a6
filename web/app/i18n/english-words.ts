/** English words that have the form of a Vietnamese syllable; beside a Vietnamese name they are no part of it. */
export const englishWords = new Set(
  (
    'a am an at ban bang bat bay be beach beam bean beat bee been being bet bin bit boat bob boom boot boy bun but ' +
    'buy buying by bye cam can cap cat chain cham chap chat cheap cheat chin chip chop coach coat coin cop couch cub ' +
    'cue cup cut day deep den die dim din dip do doc doing dot due dying each eat gain gang gap get gin go goat going ' +
    'gong got gum gun gut guy ham hang hat hay he heap heat hen hey him hip hit hop hot hum hung hut i in it keep key ' +
    'kin king kit lap lay lean leap let lie lip lit loan long loom loop lot lung lying main man map mat may me mean ' +
    'meat meet men met moat mom moon mop much mum my nap neat net no noon not nun nut o on out pan pat pay paying ' +
    'peach pen pet pie pin pit poet point pop pot put quay queen queue quiet quit rain ran rap rat ray reach rich rim ' +
    'ring rip roam room root rot rum run rung sang sat say saying sea seat see seeing seem seen set sin sing sip sit ' +
    'so soap song soon soup soy such sue suit sum sun sung tan tang tap tea teach team teen ten than that the them ' +
    'then they thin thing tie tin tip to toe ton too top touch toy train tram trap tray treat tree trim trip true try ' +
    'trying up van vat vein vet via yam yen yet you young'
  ).split(' '),
);

/** Those of them that are parts of names when they begin with a capital, as in “Long Biên” and “Hội An”. */
export const namesToo = new Set(['an', 'ban', 'hang', 'long', 'than', 'van']);
