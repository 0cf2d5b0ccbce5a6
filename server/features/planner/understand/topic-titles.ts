/** Broad topics that are still a thing of its own: what they are called, and the words of titles that tell them. */
export const known: Readonly<Record<string, { en: string; vi: string; titles?: string }>> = {
  museum: { en: 'museums', vi: 'bảo tàng', titles: 'museums?|bao tang|galler(?:y|ies)' },
  war: {
    en: 'the history of the wars',
    vi: 'lịch sử chiến tranh',
    titles: 'wars?|battle\\w*|bunkers?|tunnels?|chien tranh|dia dao',
  },
  temple: { en: 'temples and pagodas', vi: 'đền chùa', titles: 'temples?|pagodas?|shrines?|chua|den' },
  market: { en: 'markets', vi: 'chợ', titles: 'markets?|cho (?:dem|noi|phien)' },
  beach: {
    en: 'the beach',
    vi: 'biển',
    titles:
      'beach(?:es)?|swim|bai (?:bien|tam|sao|xep|truoc|sau|dai)|tam bien|(?<!(?:long|dien) )bien(?! ho(?!\\p{L}))',
  },
  coffee: { en: 'coffee', vi: 'cà phê', titles: 'coffee|cafes?|ca phe' },
  seafood: {
    en: 'seafood',
    vi: 'hải sản',
    titles:
      'seafood|hai san|snails|squid|crabs?|tuna|oysters?|cockles|ca ngu|so huyet|ngao|an cua|goi ca|oc vinh khanh|tom nhay',
  },
  theme_park: {
    en: 'a theme or water park',
    vi: 'công viên giải trí, công viên nước',
    titles: 'theme park|water ?park|vinwonders|sun world|cong vien nuoc|ba na hills',
  },
  cable_car: { en: 'a cable car', vi: 'cáp treo', titles: 'cable cars?|cap treo|ba na|fansipan' },
  cooking: {
    en: 'a cooking class',
    vi: 'lớp nấu ăn',
    titles: 'cook (?:lunch|dinner|with)|cooking|nau (?:an|mot)',
  },
  cave: {
    en: 'caves',
    vi: 'hang động',
    titles: 'caves?|grotto(?:es)?|hang|dong (?:phong nha|thien duong|nguom ngao)',
  },
  waterfall: { en: 'waterfalls', vi: 'thác', titles: 'waterfalls?|falls|thac' },
  show: {
    en: 'a show',
    vi: 'chương trình biểu diễn',
    titles: 'puppets?|shows?|opera|theat(?:re|er)|roi nuoc|nha hat',
  },
  cycling: { en: 'cycling', vi: 'đạp xe', titles: 'cycl\\w+|bicycles?|pedal|xe dap|dap xe' },
  boat: {
    en: 'a boat trip',
    vi: 'đi thuyền',
    titles: 'boats?|waterbus|kayak\\w*|sampans?|rowed|ferry|thuyen|xuong|do doc',
  },
  hiking: {
    en: 'hiking',
    vi: 'leo núi, đi bộ đường dài',
    titles: 'climb|hik\\w+|trek\\w*|walk the forest|leo|di bo xuyen',
  },
};
