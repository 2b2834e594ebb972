import { settingsSchema } from '@nusa/shared/catalog'
import type { GlobalConfig, PayloadRequest, SingleRelationshipField, TypeWithID, Where } from 'payload'
import { globalAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { decimalComponents } from '../../fields/numbers/numbers.ts'
import { phoneField } from '../../fields/phone.ts'
import { pictureField } from '../../fields/pictures.ts'
import { textsField } from '../../fields/texts.ts'
import { checkPercentage, checkWebAddress, type ValidationResult } from '../../fields/validate.ts'
import { groups } from '../groups.ts'

export const Settings = (): GlobalConfig => ({
  slug: 'settings',
  access: globalAccess(),
  versions: { max: 20 },
  admin: { group: groups.site, hidden: hiddenWithout('content:edit') },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Site',
          fields: [
            { name: 'site_name', type: 'text', required: true, defaultValue: 'Nusa' },
            { name: 'tagline', type: 'text' },
            pictureField('logo', {
              label: 'Logo',
              description:
                'Replaces the name in the header of the site, of emails and of vouchers. A PNG or WebP with a transparent background, at least 320 pixels wide and without a margin, looks best. If empty, the name is shown.',
            }),
            {
              name: 'tax',
              type: 'number',
              min: 0,
              max: 100,
              label: 'Tax (%)',
              validate: (value: unknown) => checkPercentage(value),
              admin: { components: decimalComponents, description: 'Added to every booking. 10 if empty.' },
            },
            {
              name: 'cancellation_policy_id',
              type: 'relationship',
              relationTo: 'cancellation-policies',
              label: 'Cancellation policy',
              admin: {
                description:
                  'Applies to every product without its own policy. If empty, travellers can cancel free of charge until 24 hours before the start.',
              },
            },
            publishedPageField('terms_page', {
              label: 'Terms and conditions',
              description:
                'The page that travellers must accept before they book. The footer and the sign-up link to it.',
            }),
            publishedPageField('privacy_page', {
              label: 'Privacy policy',
              description:
                'The page that says what happens to personal data. The footer, the sign-up and the checkout link to it.',
            }),
          ],
        },
        {
          label: 'Contact',
          fields: [
            {
              name: 'contact',
              type: 'group',
              fields: [
                {
                  name: 'email',
                  type: 'email',
                  required: true,
                  defaultValue: 'hello@nusa.example',
                  validate: (value: unknown) => checkEmail(value),
                },
                phoneField('phone'),
                phoneField('whatsapp', { label: 'WhatsApp' }),
                { name: 'address', type: 'textarea' },
              ],
            },
            {
              name: 'social',
              type: 'array',
              label: 'Social media',
              labels: { singular: 'Social network', plural: 'Social networks' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'name', type: 'text', required: true },
                    {
                      name: 'url',
                      type: 'text',
                      required: true,
                      maxLength: 2000,
                      validate: (value: unknown) => checkWebAddress(value),
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Trust and numbers',
          description: 'What the home page and the tour pages say about the company.',
          fields: [
            { name: 'trusted_by', type: 'text' },
            {
              name: 'stats',
              type: 'array',
              label: 'Figures',
              labels: { singular: 'Figure', plural: 'Figures' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'figure', type: 'text', required: true },
                    { name: 'label', type: 'text', required: true },
                  ],
                },
              ],
            },
            textsField('trust_lines', {
              description:
                'A line that begins with “Free cancellation” is replaced by what the cancellation policy of the page promises.',
            }),
          ],
        },
      ],
    },
  ],
})

function publishedPageField(
  name: string,
  { label, description }: { label: string; description: string },
): SingleRelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: 'pages',
    label,
    filterOptions: { _status: { equals: 'published' } },
    validate: (value: unknown, { req }: { req: PayloadRequest }) => checkPublishedPage(value, req),
    admin: { description },
  }
}

async function checkPublishedPage(value: unknown, req: PayloadRequest): Promise<ValidationResult> {
  if (value === null || value === undefined) return true
  if (typeof value !== 'number') return unpublishedMessage
  const where: Where = { and: [{ id: { equals: value } }, { _status: { equals: 'published' } }] }
  const page = await req.payload.db.findOne<TypeWithID>({ collection: 'pages', where, req })
  return page ? true : unpublishedMessage
}

const unpublishedMessage = 'Please choose a published page, since travellers must be able to read it.'

/** Checks the email address by the site's rule, which accepts fewer forms of addresses than Payload. */
function checkEmail(value: unknown): ValidationResult {
  const { email } = settingsSchema.shape.contact.shape
  return email.safeParse(value).success || 'Please enter an email address, for example hello@nusa.example.'
}
