import {
  type CollectionConfig,
  type Field,
  formatLabels,
  type GlobalConfig,
  type PayloadRequest,
  toWords,
} from 'payload'
import { labelFromName } from '../core/field-tree/labels.ts'
import { mapFields } from '../core/field-tree/map-fields.ts'
import { indonesian } from '../core/i18n/indonesian/index.ts'
import { labelInLanguage } from '../core/i18n/label-in-language.ts'
import { languageOf } from '../core/i18n/language.ts'
import { toSentenceCase } from '../core/i18n/sentence-case.ts'
import { translateMessage } from '../core/i18n/translate-message.ts'

type BilingualText = { en: string; id: string }

/** Makes the first letter lower-case, in both languages of a bilingual text. Other values are unchanged. */
function lowerFirstLetter<Text>(text: Text): Text | string | BilingualText {
  if (typeof text === 'string') return removeCapital(text)
  return isBilingual(text) ? { en: removeCapital(text.en), id: removeCapital(text.id) } : text
}

function isBilingual(text: unknown): text is BilingualText {
  return typeof text === 'object' && text !== null && 'en' in text && 'id' in text
}

function removeCapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

type CollectionLabel = NonNullable<NonNullable<CollectionConfig['labels']>['singular']>

/** Returns the argument unchanged if it is not a text or has no translation. */
function toBilingual<Text>(text: Text): Text | BilingualText {
  if (typeof text !== 'string') return text
  const id = indonesian[text]
  return id === undefined ? text : { en: text, id }
}

/** Returns a function, because some of Payload's components would show an object as '[object Object]'. */
function toBilingualLabel(name: CollectionLabel): CollectionLabel {
  const bilingual = toBilingual(name)
  if (typeof bilingual !== 'object') return bilingual
  return Object.assign(
    ({ i18n }: { i18n: { language: string } }) => labelInLanguage(bilingual, languageOf(i18n)) ?? '',
    bilingual,
  )
}

/** Adds both languages to names, groups, descriptions and fields. */
export function bilingualCollections(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, labels, admin } = collection
    // Payload's labels, derived from the slug, are in title case.
    const payloadLabels = formatLabels(slug)
    return {
      ...collection,
      labels: {
        singular: toBilingualLabel(labels?.singular ?? toSentenceCase(payloadLabels.singular)),
        plural: toBilingualLabel(labels?.plural ?? toSentenceCase(payloadLabels.plural)),
      },
      admin: { ...admin, group: toBilingual(admin?.group), description: toBilingual(admin?.description) },
      fields: mapFields(collection.fields, bilingualField),
    }
  })
}

/** Adds both languages to names, groups, descriptions and fields. */
export function bilingualGlobals(globals: GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    label: toBilingual(global.label ?? toSentenceCase(toWords(global.slug))),
    admin: {
      ...global.admin,
      group: toBilingual(global.admin?.group),
      description: toBilingual(global.admin?.description),
    },
    fields: mapFields(global.fields, bilingualField),
  }))
}

/** Adds both languages to label, description, options and validation messages. */
export function bilingualField(field: Field): Field {
  const { admin } = field
  const bilingualAdmin =
    admin && 'description' in admin ? { ...admin, description: toBilingual(admin.description) } : admin
  // The singular is shown only in the button that adds a row, such as 'Add price row'.
  const labels = 'labels' in field &&
    field.labels && {
      labels: {
        singular: lowerFirstLetter(toBilingual(field.labels.singular)),
        plural: toBilingual(field.labels.plural),
      },
    }
  const options = field.type === 'select' && {
    options: field.options.map((option) =>
      // Payload would show the stored value, such as `by_hand`.
      typeof option === 'string'
        ? { label: toBilingual(labelFromName(option)), value: option }
        : { ...option, label: toBilingual(option.label) },
    ),
  }
  const tabs = field.type === 'tabs' && {
    tabs: field.tabs.map((tab) => ({
      ...tab,
      label: toBilingual(tab.label),
      description: toBilingual(tab.description),
    })),
  }
  const label = 'label' in field && { label: toBilingual(field.label) }
  const validation = 'validate' in field &&
    field.validate && { validate: translateValidation(field.validate as Validate) }
  return {
    ...field,
    ...label,
    ...labels,
    ...options,
    ...tabs,
    ...validation,
    ...(bilingualAdmin && { admin: bilingualAdmin }),
  } as Field
}

type ValidationResult = string | true
type Validate = (
  value: unknown,
  options: { req: Pick<PayloadRequest, 'i18n'> },
) => ValidationResult | Promise<ValidationResult>

function translateValidation(validate: Validate): Validate {
  return (value, options) => {
    const translate = (result: ValidationResult) =>
      typeof result === 'string' ? translateMessage(result, languageOf(options.req.i18n)) : result
    const result = validate(value, options)
    return result instanceof Promise ? result.then(translate) : translate(result)
  }
}
