import { accommodation, resourceTypes } from '~/api/resource-types';
import type { Values } from './field';
import { cuisine, definePlace, rooms, stay } from './place';
import { termsGroup } from './terms-group';

const isHotel = ({ resource_type }: Values) => resource_type === accommodation;

/** Places of all kinds: what the log and the counts speak of, and where one kind of place is made another. */
export const resource = definePlace({
  name: 'resource',
  section: 'resources',
  filters: [{ name: 'resource_type', all: '0', set: 'resource_type', values: resourceTypes.map(String) }],
  columns: [{ name: 'resource_type', as: { set: 'resource_type' } }],
  shownColumns: ['resource_type', 'city', 'updated_at'],
  texts: [cuisine],
  groups: [
    {
      title: 'kind',
      fields: [
        {
          name: 'resource_type',
          kind: 'choice',
          set: 'resource_type',
          values: resourceTypes,
          required: true,
          hint: 'resource_type',
        },
      ],
    },
    stay(isHotel),
    termsGroup(isHotel),
  ],
  parts: [rooms(isHotel)],
});
