import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { bilingualField } from '../../fields/bilingual.ts'
import { checkLink } from '../../fields/links.ts'
import { findLinkError } from './link-errors.ts'

const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/features/rich-text/CleanPaste.tsx#CleanPasteFeature' },
})

/** Offers only the features that the site's typography supports. */
export function richTextEditor(): ReturnType<typeof lexicalEditor> {
  const createAdapter = lexicalEditor({
    features: [
      ParagraphFeature(),
      // The title of the page is the h1.
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      UnderlineFeature(),
      StrikethroughFeature(),
      SuperscriptFeature(),
      SubscriptFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      LinkFeature({
        enabledCollections: [],
        fields: linkFields.map(bilingualField),
      }),
      UploadFeature({ enabledCollections: ['media'] }),
      EXPERIMENTAL_TableFeature(),
      CleanPasteFeature(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  })
  return async (args) => {
    const adapter = await createAdapter(args)
    return {
      ...adapter,
      // Payload's error contains only the type of the node: 'link node failed to validate'.
      validate: async (value, options) => findLinkError(value) ?? adapter.validate(value, options),
    }
  }
}

/**
 * The fields of the link dialog. Payload would translate its default fields only once: into the language of the first
 * user who opens the dialog after the CMS has started.
 */
const linkFields: Field[] = [
  { name: 'text', type: 'text', required: true, label: { en: 'Text to display', id: 'Teks yang ditampilkan' } },
  // Payload requires this field. Its only value is 'custom', because links to entries are not offered.
  { name: 'linkType', type: 'text', defaultValue: 'custom', admin: { hidden: true } },
  {
    name: 'url',
    type: 'text',
    required: true,
    label: { en: 'Leads to', id: 'Mengarah ke' },
    validate: (value: unknown) => checkLink(value),
  },
  { name: 'newTab', type: 'checkbox', label: { en: 'Open in a new tab', id: 'Buka di tab baru' } },
]
