import type { Difference, SaidValue } from '@nusa/shared/publishing'
import type { InBoth } from '../../../i18n/language.ts'
import { dayText, instantText } from '../../../i18n/times.ts'

/** How values of fields are said, and in what they differ, in one language. */
export interface ValueWords {
  /** One value of each kind. */
  kinds: { [Kind in SaidValue['kind']]: (value: Extract<SaidValue, { kind: Kind }>) => string }
  /** What stands in a field now, empty where it is nothing, by that in which it differs from before. */
  now: Record<Difference, (values: string) => string>
  /** The same of what stood there before. */
  before: Record<Difference, (values: string) => string>
}

const asItIs = (values: string) => values

const linksInEnglish = (addresses: string) => `links to ${addresses || 'nothing'}`

const en: ValueWords = {
  kinds: {
    flag: ({ is }) => (is ? 'yes' : 'no'),
    day: ({ day }) => dayText(day, 'en'),
    instant: ({ at }) => instantText(new Date(at), 'en'),
    choice: ({ choice }) => choice.replaceAll('_', ' '),
    unnamed: ({ id }) => `number ${id}`,
    more: () => '…',
  },
  before: { words: asItIs, entry: asItIs, setting: asItIs, links: linksInEnglish },
  now: {
    words: asItIs,
    entry: (values) => `${values} (a different one)`,
    setting: (values) => `${values} (same text, different formatting)`,
    links: linksInEnglish,
  },
}

const linksInIndonesian = (addresses: string) => (addresses === '' ? 'tanpa tautan' : `menaut ke ${addresses}`)

const id: ValueWords = {
  kinds: {
    flag: ({ is }) => (is ? 'ya' : 'tidak'),
    day: ({ day }) => dayText(day, 'id'),
    instant: ({ at }) => instantText(new Date(at), 'id'),
    // What the form has words for has been put into those.
    choice: ({ choice }) => choice.replaceAll('_', ' '),
    unnamed: ({ id: number }) => `nomor ${number}`,
    more: () => '…',
  },
  before: { words: asItIs, entry: asItIs, setting: asItIs, links: linksInIndonesian },
  now: {
    words: asItIs,
    entry: (values) => `${values} (yang lain)`,
    setting: (values) => `${values} (teks sama, format berbeda)`,
    links: linksInIndonesian,
  },
}

/** What has changed in a field, which the publisher tells as data. */
export const valueWords: InBoth<ValueWords> = { en, id }
