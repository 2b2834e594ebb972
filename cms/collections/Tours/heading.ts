import type { Field } from 'payload'
import { pictureField, picturesField } from '../../fields/pictures.ts'
import { longText, textsField } from '../../fields/texts.ts'

/** What the top of a tour's page shows, in its order. */
export function headingFields(): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      required: true,
      // The order of their list, of which there may be thousands.
      index: true,
      admin: { description: 'As travellers read it in lists, too: where it goes and what one does there.' },
    },
    pictureField('main_image', {
      label: 'Main picture',
      description: 'The first picture of the page, and the one of the card. Landscape pictures fill it best.',
    }),
    picturesField('image_gallery', {
      label: 'Gallery',
      description: 'After the main picture, in this order. Drag them to move them.',
    }),
    longText('excerpt', {
      description: 'One or two sentences under the pictures; search engines and shared links show them, too.',
    }),
    {
      type: 'row',
      fields: [
        { name: 'location', type: 'text', admin: { description: 'Such as Ubud, Bali.' } },
        {
          name: 'duration',
          type: 'text',
          admin: { description: 'As travellers read it: 5 hours, 8 - 10 hours, 3 days.' },
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
        { label: 'Multi day', value: 'multi_day' },
      ],
      admin: { description: 'Travellers filter lists by it.' },
    },
    textsField('tour_label', {
      label: 'Labels',
      description: "Shown on the tour's card; without one it says 'Private tour'.",
    }),
  ]
}
