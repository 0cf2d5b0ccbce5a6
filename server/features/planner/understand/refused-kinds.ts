/** A kind of things that people refuse: how it is called then, and how its records are told. All folded. */
export interface RefusedKind {
  /** Words that may say too little elsewhere. */
  said?: string;
  /** The same, where only accents tell. */
  typed?: string;
  /** Words of titles, where no tag tells. */
  titles?: string;
  /** Slugs of tags, themes, categories and types. */
  signals?: readonly string[];
  /** What a visit involves. */
  involves?: readonly string[];
}

const boats =
  'boats?|thuyen|du thuyen|cruises?|kayak\\w*|snorkel\\w*|lan (?:bien|ngam)|ca no|ferry|junk|coracles?|xuong|cheo (?:thuyen|xuong|sup|kayak|do)|sampans?|rowed|floating market|cho noi|thuyen thung';

export const refusedKinds: Readonly<Record<string, RefusedKind>> = {
  temple: {
    said: 'chua(?: chien)?|den chua|nha tho|temples?|pagodas?|church(?:es)?|shrines?|chua mieu|mieu mao|templed',
    typed: 'đền|chùa|miếu|đình',
    titles:
      'temples?|pagodas?|chua|thien vien|shrines?|church(?:es)?|cathedrals?|nha tho|van mieu|dien (?:hon chen|ngoc hoang)|thanh that|den (?:ngoc son|hung|quan thanh|do|tran|sinh|cuong|ba chua kho)',
    signals: ['temple', 'temples', 'pagoda', 'pagodas', 'shrine', 'church', 'cathedral', 'khmer-pagoda'],
  },
  museum: {
    said: 'bao tang|museums?|museumed|galler(?:y|ies)|trien lam',
    titles: 'museums?|bao tang|galler(?:y|ies)',
    signals: ['museum', 'museums', 'museums-and-galleries'],
  },
  beach: {
    said: '(?<!lan |tau )bien(?! ho)|bai bien|tam bien|beach\\w*|sea(?:side)?|swim\\w*',
    titles: 'beach(?:es)?|bai (?:bien|tam|truoc|sau|dai|sao|khem)|tam bien|bien|sea|seafront|swim\\w*',
    signals: ['beach', 'beaches', 'swimming'],
  },
  boat: {
    said: 'tau (?:thuyen|be|cao toc|bien|cho|du lich)|thuyen(?: be)?|ghe (?:xuong|thuyen|tau|tam ban)|(?<=(?:ngoi|di|xuong|cheo|len) )ghe(?! (?:tham|qua|vao|lai|nhua|da|massage|xuong|thuyen|tau))|xuong(?= |$)(?<=(?:ghe|cheo|di|thuyen) xuong)|ca no|cano|lan|lan bien|song nuoc|boats?|ferr(?:y|ies)|sailing|kayak\\w*|snorkel\\w*|div(?:e|ing)|cruis\\w*|tau(?= ra dao)',
    titles: boats,
    signals: ['boat', 'boat-trip', 'boats-and-water', 'cruise', 'ferry', 'raft'],
    involves: ['boat'],
  },
  water: {
    titles: `${boats}|swim\\w*|tam bien|raft\\w*|tubing`,
    signals: ['boat', 'boat-trip', 'boats-and-water', 'cruise', 'ferry', 'raft', 'swimming', 'snorkelling'],
    involves: ['boat', 'swimming'],
  },
  wading: {
    said: 'loi (?:nuoc|bun|suoi|qua suoi|song)|wad(?:e|es|ing)|mud(?:dy)?(?: baths?)?|tam bun',
    titles: 'loi (?:vao|qua|suoi|nuoc|bun)|wad(?:e|ing)|mud|tam bun|hang toi|dark cave',
  },
  crawling: {
    said: 'chui(?: chat| rao| ham| hang)?|crawl\\w*|squeez\\w*|tight (?:spaces?|places?|caves?)',
    titles: 'crawl\\w*|tunnels?|dia dao|chui',
    signals: ['tunnels'],
  },
  cave: {
    said: 'hang(?: dong)?|caves?|grotto(?:es)?|caving',
    titles: 'caves?|hang|grotto(?:es)?|dong (?:phong nha|thien duong|thien cung|huyen khong)',
    signals: ['cave', 'caves', 'limestone-and-caves'],
    involves: ['cave'],
  },
  tunnels: { said: 'tunnels?|dia dao', titles: 'tunnels?|dia dao', signals: ['tunnels'] },
  war: {
    said: 'chien tranh|wars?|war stuff|prisons?|nha tu|dia dao|battlefields?|bom dan',
    titles: 'wars?|tunnels?|dia dao|chien tranh|prisons?|nha tu|hoa lo|bunkers?|battle\\w*',
    signals: ['war', 'war-history', 'war-memorial', 'tunnels', 'prison', 'battlefield'],
  },
  hiking: {
    said: 'leo(?: nui| doi| treo| doc| thac)?|trek\\w*|hik\\w*|climb\\w*|scrambl\\w*|di bo duong dai|walking(?! (?:street|distance))',
    titles: 'hik\\w*|trek\\w*|climb\\w*|leo|summit|peak|on foot to',
    signals: ['hiking', 'hike', 'trek', 'trekking', 'summit'],
  },
  cooking: {
    said: 'nau an|cooking(?: class(?:es)?)?',
    titles: 'cook\\w*|nau an|lop nau|nau',
    signals: ['cooking'],
  },
  coffee: { said: 'ca phe|cafes?|coffee', titles: 'coffee|cafes?|ca phe' },
  nightlife: {
    said: 'bars?|pubs?|clubs?|clubbing|nhau(?: nhet)?(?! (?:xong|roi))|nightlife|quay(?! (?:lai|ve|phim|dau)(?![a-z]))|bar (?:pub|bung)|drinking(?: places?)?|breweries|vu truong|bia(?: bot)?',
    titles: 'bars?|beers?|bia|clubs?|pubs?|nightlife|brewer\\w+|cocktails?|rooftop',
    signals: ['nightlife', 'beer', 'bar', 'rooftop'],
  },
  alcohol: {
    said: 'ruou|bia(?: bot)?|alcohol|nhau|drinking|booze|breweries|wines?',
    titles: 'beers?|bia|wines?|ruou|bars?|pubs?|brewer\\w+|rooftop|cocktails?',
    signals: ['beer', 'bar'],
  },
  show: {
    said: 'shows?|puppets?(?: shows?)?|theat(?:re|er)s?|ca nhac|bieu dien|mua roi|roi nuoc|concerts?|opera',
    titles: 'shows?|puppets?|theat(?:re|er)|opera|roi nuoc|nha hat|ca tru|concerts?|nha nhac',
    signals: ['theatre', 'water-puppets', 'stage-and-music', 'shows-and-music'],
  },
  craft: {
    said: 'workshops?|lang nghe|handicrafts?|pottery',
    titles: 'workshops?|class(?:es)?|pottery|lanterns?|lam (?:gom|den)|lop',
    signals: ['workshop', 'hands-on-workshops', 'crafts-and-workshops', 'craft-village'],
  },
  shopping: {
    said: 'mua sam|shop\\w*|malls?|trung tam (?:mua sam|thuong mai)|tttm|souvenirs?',
    titles: 'markets?|shop\\w*|malls?|mua sam|trung tam thuong mai|plaza',
    signals: ['shopping', 'souvenir', 'night-market'],
  },
  market: {
    said: 'markets?|cho (?:dem|noi|phien|hoa|bua|que|hai san)',
    typed: 'chợ',
    titles: 'markets?|cho (?:dem|noi|phien|hoa|ben thanh|dong ba|dong xuan|con|han|dam|lon)',
    signals: ['market', 'markets', 'night-market', 'markets-at-dawn'],
  },
  theme_park: {
    said: 'vin ?wonders?|cong vien(?: (?:nuoc|giai tri|chu de))?|khu (?:vui choi|giai tri)|(?:theme|water|amusement|fun) ?parks?',
    titles:
      'theme parks?|vin ?wonders|sun world|amusement|water ?parks?|cong vien nuoc|khu vui choi|safari|dam sen|suoi tien|ba na hills|cau vang|golden bridge|asia park',
    signals: ['theme-park', 'water-park'],
  },
  cable_car: {
    said: 'cap treo|cable cars?|funiculars?',
    titles: 'cable cars?|cap treo|funicular|ba na',
    signals: ['cable-car'],
  },
  zoo: {
    said: 'zoos?|vuon thu|so thu|thu nhot|animals? in (?:a )?cages?|caged animals?|elephant rid\\w*|cuoi voi|(?:crocodile|bear|snake) farms?',
    titles:
      'zoo|safari|vuon thu|thao cam vien|so thu|aquarium|thuy cung|(?:crocodile|bear|snake) farm|trai ca sau',
    signals: ['zoo', 'aquarium'],
  },
  casino: { said: 'casinos?|gambl\\w*|song bai|co bac', titles: 'casinos?|song bai', signals: ['casino'] },
  kids: {
    said: "kids?'? (?:stuff|things?|attractions?|activities)|childish|children'?s (?:stuff|things?)|(?:tro|cho|cai|thu|khu) (?:con nit|tre con|tre em|thieu nhi)",
    titles:
      "theme parks?|water ?parks?|vin ?wonders|playgrounds?|children'?s|kids|thieu nhi|khu vui choi|cong vien nuoc|zoo|vuon thu|thao cam vien",
    signals: ['theme-park', 'water-park', 'zoo'],
  },
  dunes: { said: '(?:sand )?dunes?|doi cat|con cat', titles: 'dunes?|doi cat|con cat', signals: ['dunes'] },
  waterfall: {
    said: 'waterfalls?|thac(?: nuoc| ghenh)?',
    titles: 'waterfalls?|falls|thac',
    signals: ['waterfall'],
  },
  orchard: {
    said: 'orchards?|miet vuon|vuon trai(?: cay)?|vuon cay',
    titles: 'orchards?|vuon (?:trai|cay|mit|chom|nhan|vai)\\w*',
    signals: ['orchard', 'orchards'],
  },
  fishing_village: {
    said: 'lang (?:chai|ca)|fishing villages?',
    titles: 'fishing (?:village|harbour|port|hamlet)\\w*|lang (?:chai|ca)|ben ca',
    signals: ['fishing-village', 'fishing'],
  },
  island: {
    said: 'islands?|dao|hon dao',
    titles: 'islands?|islets?|dao|hon',
    signals: ['island', 'islands', 'islet'],
  },
  tomb: {
    said: 'tombs?|lang tam|lang mo|lang vua|royal tombs?',
    typed: 'lăng(?! (?:bác|cô))',
    titles: 'tombs?|lang (?:vua|tam|tu|khai|minh|gia)',
    signals: ['tomb', 'tombs', 'royal-tomb'],
  },
  // What belongs to a company, and what lies inside a place that is refused.
  vinpearl: {
    said: 'vin ?pearls?|vinpearlland|vin ?wonders?',
    titles: 'vin ?pearl|vin ?wonders|vinpearl safari|hon tre',
  },
  grand_world: { said: 'grand ?world', titles: 'grand ?world|gau teddy|teddy bear' },
  sun_world: {
    said: 'sun ?world|ba na(?! (?:people|villages?|ethnic))|bana(?: hills?)?',
    titles: 'sun ?world|ba na hills|queen cable|nu hoang|hon thom|ba na|golden bridge|cau vang',
  },
};
