import {
  type CollectionConfig,
  type Field,
  formatLabels,
  type GlobalConfig,
  type PayloadRequest,
  toWords,
} from 'payload'
import { wordsOf } from '../fields/labels.ts'
import { mapFields } from '../fields/map-fields.ts'
import { indonesian } from './indonesian/index.ts'
import { labelIn } from './label-in.ts'
import { languageOf } from './language.ts'
import { inSentenceCase } from './sentence-case.ts'
import { translated } from './translated.ts'

/** A text that the admin shows in the user's language. */
type Shown = { en: string; id: string }

/** Returns a text, or both texts, without the capital letter at the beginning. */
function inPhrase<Text>(text: Text): Text | string | Shown {
  if (typeof text === 'string') return withoutCapital(text)
  return isShown(text) ? { en: withoutCapital(text.en), id: withoutCapital(text.id) } : text
}

function isShown(text: unknown): text is Shown {
  return typeof text === 'object' && text !== null && 'en' in text && 'id' in text
}

function withoutCapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

type Name = NonNullable<NonNullable<CollectionConfig['labels']>['singular']>

/** Returns a text in both languages, or unchanged if it is not a text or has no translation. */
function both<Text>(text: Text): Text | Shown {
  if (typeof text !== 'string') return text
  const id = indonesian[text]
  return id === undefined ? text : { en: text, id }
}

/**
 * Returns the name of a collection as a function, which Payload calls with the user's language. Payload passes an
 * object to all of its components unchanged, and some would show '[object Object]'.
 */
function nameInBoth(name: Name): Name {
  const shown = both(name)
  if (typeof shown !== 'object') return shown
  return Object.assign(({ i18n }: { i18n: { language: string } }) => labelIn(shown, languageOf(i18n)) ?? '', shown)
}

/** Returns the collections with their names, groups, descriptions and fields in both languages. */
export function collectionsInTwoLanguages(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, labels, admin } = collection
    // A collection without labels is named after its slug, which Payload writes in title case.
    const own = formatLabels(slug)
    return {
      ...collection,
      labels: {
        singular: nameInBoth(labels?.singular ?? inSentenceCase(own.singular)),
        plural: nameInBoth(labels?.plural ?? inSentenceCase(own.plural)),
      },
      admin: { ...admin, group: both(admin?.group), description: both(admin?.description) },
      fields: mapFields(collection.fields, fieldInTwoLanguages),
    }
  })
}

/** Returns the globals with their names, groups, descriptions and fields in both languages. */
export function globalsInTwoLanguages(globals: GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    label: both(global.label ?? inSentenceCase(toWords(global.slug))),
    admin: { ...global.admin, group: both(global.admin?.group), description: both(global.admin?.description) },
    fields: mapFields(global.fields, fieldInTwoLanguages),
  }))
}

/** Returns the field with its label, description, options and validation messages in both languages. */
export function fieldInTwoLanguages(field: Field): Field {
  const { admin } = field
  const described = admin && 'description' in admin ? { ...admin, description: both(admin.description) } : admin
  // The singular is only shown within the text of the button that adds a row, such as 'Add price row'.
  const labels = 'labels' in field &&
    field.labels && {
      labels: { singular: inPhrase(both(field.labels.singular)), plural: both(field.labels.plural) },
    }
  const options = field.type === 'select' && {
    options: field.options.map((option) =>
      // Without a label Payload shows the stored value, such as `by_hand`.
      typeof option === 'string'
        ? { label: both(wordsOf(option)), value: option }
        : { ...option, label: both(option.label) },
    ),
  }
  const tabs = field.type === 'tabs' && {
    tabs: field.tabs.map((tab) => ({ ...tab, label: both(tab.label), description: both(tab.description) })),
  }
  const label = 'label' in field && { label: both(field.label) }
  const judged = 'validate' in field && field.validate && { validate: judgedIn(field.validate as Judge) }
  return {
    ...field,
    ...label,
    ...labels,
    ...options,
    ...tabs,
    ...judged,
    ...(described && { admin: described }),
  } as Field
}

type Verdict = string | true
type Judge = (value: unknown, options: { req: Pick<PayloadRequest, 'i18n'> }) => Verdict | Promise<Verdict>

/** Wraps the validation of a field to return messages in the user's language. */
function judgedIn(judge: Judge): Judge {
  return (value, options) => {
    const say = (verdict: Verdict) =>
      typeof verdict === 'string' ? translated(verdict, languageOf(options.req.i18n)) : verdict
    const verdict = judge(value, options)
    return verdict instanceof Promise ? verdict.then(say) : say(verdict)
  }
}
