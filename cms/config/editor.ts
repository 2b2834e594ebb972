import {
  BlockquoteFeature,
  BoldFeature,
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
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { checkLink } from '../fields/links.ts'

/** The editor of rich text, with just what the site's typography has a form for. */
export function editor(): ReturnType<typeof lexicalEditor> {
  return lexicalEditor({
    features: [
      ParagraphFeature(),
      // The page's own heading is the first level.
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      UnderlineFeature(),
      StrikethroughFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      LinkFeature({
        enabledCollections: [],
        fields: ({ defaultFields }) =>
          defaultFields.map((field) =>
            field.name === 'url' && field.type === 'text'
              ? { ...field, validate: (value: unknown) => checkLink(value) }
              : field,
          ),
      }),
      UploadFeature({ enabledCollections: ['media'] }),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  })
}
