import type { Field } from 'payload'
import { pictureField, picturesField } from '../../../fields/pictures.ts'
import { longTextField, textsField } from '../../../fields/texts.ts'

export function headingFields(): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'Also shown in lists: say where the tour goes and what travellers do there.' },
    },
    pictureField('main_image', {
      label: 'Main picture',
      description: 'The first picture on the page and the one on the card. Landscape pictures work best.',
    }),
    picturesField('image_gallery', {
      label: 'Gallery',
      description: 'Shown after the main picture, in this order. Drag to reorder.',
    }),
    longTextField('excerpt', {
      description: 'One or two sentences shown under the pictures, in search results and in shared links.',
    }),
    {
      type: 'row',
      fields: [
        { name: 'location', type: 'text', admin: { description: 'For example: Ubud, Bali.' } },
        {
          name: 'duration',
          type: 'text',
          admin: {
            description:
              'The duration that travellers see, for example: 5 hours, 8 - 10 hours, 3 days. The number of days here is the length of a multi-day tour.',
          },
        },
      ],
    },
    {
      name: 'tour_type',
      type: 'select',
      required: true,
      defaultValue: 'single_day',
      index: true,
      options: [
        { label: 'Single day', value: 'single_day' },
        { label: 'Multi-day', value: 'multi_day' },
      ],
      admin: { description: 'Travellers can filter lists by this.' },
    },
    textsField('tour_label', {
      label: 'Labels',
      description: 'Shown on the tour card. Without a label, the card says “Private tour”.',
    }),
  ]
}
