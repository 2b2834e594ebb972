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

/** A text that the admin shows in the language of whoever looks. */
type Shown = { en: string; id: string }

type Name = NonNullable<NonNullable<CollectionConfig['labels']>['singular']>

/** The text in both languages; as it is where it is none, or has no Indonesian. */
function both<Text>(text: Text): Text | Shown {
  if (typeof text !== 'string') return text
  const id = indonesian[text]
  return id === undefined ? text : { en: text, id }
}

/**
 * The name of a collection in both languages, which Payload asks for in that of whoever looks. One that is not a function it
 * hands to all of its parts as it is, and some print '[object Object]' then.
 */
function nameInBoth(name: Name): Name {
  const shown = both(name)
  if (typeof shown !== 'object') return shown
  return Object.assign(({ i18n }: { i18n: { language: string } }) => labelIn(shown, languageOf(i18n)) ?? '', shown)
}

/** The same collections with their names, groups, help and fields in both languages. */
export function collectionsInTwoLanguages(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const { slug, labels, admin } = collection
    // Without labels of its own, a collection is named after its slug, which Payload writes in title case.
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

/** The same globals, likewise. */
export function globalsInTwoLanguages(globals: GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    label: both(global.label ?? inSentenceCase(toWords(global.slug))),
    admin: { ...global.admin, group: both(global.admin?.group), description: both(global.admin?.description) },
    fields: mapFields(global.fields, fieldInTwoLanguages),
  }))
}

/** The field with its label, help, choices and judgment in both languages. */
export function fieldInTwoLanguages(field: Field): Field {
  const { admin } = field
  const described = admin && 'description' in admin ? { ...admin, description: both(admin.description) } : admin
  const labels = 'labels' in field &&
    field.labels && {
      labels: { singular: both(field.labels.singular), plural: both(field.labels.plural) },
    }
  const options = field.type === 'select' && {
    options: field.options.map((option) =>
      // Where none is given Payload shows the value as it is kept, such as `by_hand`.
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

/** The same judgment of a field, in the language of whoever wrote in it. */
function judgedIn(judge: Judge): Judge {
  return (value, options) => {
    const say = (verdict: Verdict) =>
      typeof verdict === 'string' ? translated(verdict, languageOf(options.req.i18n)) : verdict
    const verdict = judge(value, options)
    return verdict instanceof Promise ? verdict.then(say) : say(verdict)
  }
}
