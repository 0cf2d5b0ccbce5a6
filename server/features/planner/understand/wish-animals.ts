import { words } from './text';
import type { Topic } from './topic';
import { wish } from './wish';

/** Animals that people hope to see, and how records of them are told. */
export const animalTopics: readonly Topic[] = [
  wish(
    'birds',
    { en: 'birds', vi: 'ngắm chim' },
    [words('birds?|birding|bird ?watch\\w*|(?:ngam|xem|san|vuon) chim')],
    {
      signals: 'birds',
      titles: 'birds?|storks?|cranes?|vuon chim|san chim|ngam chim',
      interest: 'nature',
    },
  ),
  wish('turtles', { en: 'turtles', vi: 'rùa biển' }, [words('(?:sea )?turtles?|rua (?:bien|de)|xem rua')], {
    signals: 'turtles',
    titles: 'turtles?|rua',
    interest: 'nature',
  }),
  wish(
    'wildlife',
    { en: 'animals in the wild', vi: 'động vật hoang dã' },
    [words('wildlife|animals?|gibbons?|langurs?|monkeys?|safaris?|zoo|so thu|dong vat|vuon thu')],
    {
      signals: 'wildlife animals gibbons',
      titles: 'gibbons?|langurs?|safari|zoo|vuon thu|thao cam vien',
    },
  ),
  wish(
    'elephants',
    { en: 'elephants', vi: 'voi' },
    [
      words('elephants?'),
      words('(?:con|xem|ngắm|cưỡi|gặp|thăm|đi) voi(?! vọi)'),
      words('(?:xem|cuoi|con) voi'),
    ],
    { signals: 'elephants', titles: 'elephants' },
  ),
  wish(
    'dinosaurs',
    { en: 'dinosaurs', vi: 'khủng long' },
    [words('dinosaurs?|dinos?'), words('khung long')],
    { signals: 'dinosaurs fossils', titles: 'dinosaurs?|khung long|fossils?|hoa thach' },
  ),
];
