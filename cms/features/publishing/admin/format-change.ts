import type { Difference, FieldChange, FieldValue, LocalisedValue } from '@nusa/shared/publishing'
import type { Translations } from '../../../core/i18n/language.ts'
import { dayText, instantText } from '../../../core/i18n/times.ts'

interface ValueTexts {
  formats: { [Kind in LocalisedValue['kind']]: (value: Extract<LocalisedValue, { kind: Kind }>) => string }
  /** The argument is the joined values, or empty if there are no values. */
  after: Record<Difference, (values: string) => string>
  /** The argument is the joined values, or empty if there are no values. */
  before: Record<Difference, (values: string) => string>
}

const toSameText = (values: string) => values

const linksInEnglish = (urls: string) => `links to ${urls || 'nothing'}`

const en: ValueTexts = {
  formats: {
    flag: ({ is }) => (is ? 'yes' : 'no'),
    day: ({ day }) => dayText(day, 'en'),
    instant: ({ at }) => instantText(new Date(at), 'en'),
    // The CMS has already replaced options that have a label in the form.
    choice: ({ choice }) => choice.replaceAll('_', ' '),
    unnamed: ({ id }) => `number ${id}`,
    more: () => '…',
  },
  before: { words: toSameText, entry: toSameText, setting: toSameText, links: linksInEnglish },
  after: {
    words: toSameText,
    entry: (values) => `${values} (a different one)`,
    setting: (values) => `${values} (same text, different formatting)`,
    links: linksInEnglish,
  },
}

const linksInIndonesian = (urls: string) => (urls === '' ? 'tanpa tautan' : `menaut ke ${urls}`)

const id: ValueTexts = {
  formats: {
    flag: ({ is }) => (is ? 'ya' : 'tidak'),
    day: ({ day }) => dayText(day, 'id'),
    instant: ({ at }) => instantText(new Date(at), 'id'),
    choice: ({ choice }) => choice.replaceAll('_', ' '),
    unnamed: ({ id: number }) => `nomor ${number}`,
    more: () => '…',
  },
  before: { words: toSameText, entry: toSameText, setting: toSameText, links: linksInIndonesian },
  after: {
    words: toSameText,
    entry: (values) => `${values} (yang lain)`,
    setting: (values) => `${values} (teks sama, format berbeda)`,
    links: linksInIndonesian,
  },
}

export const valueTexts: Translations<ValueTexts> = { en, id }

/** Returns the previous and the new value of a field as texts. A text is empty if there is no value. */
export function formatChange(
  { before, after, differs_in }: FieldChange,
  texts: ValueTexts,
): { before: string; after: string } {
  return {
    before: texts.before[differs_in](joinValues(before, texts)),
    after: texts.after[differs_in](joinValues(after, texts)),
  }
}

function joinValues(values: readonly FieldValue[], texts: ValueTexts): string {
  return values.map((value) => (typeof value === 'string' ? value : formatValue(value, texts))).join(', ')
}

function formatValue(value: LocalisedValue, { formats }: ValueTexts): string {
  switch (value.kind) {
    case 'flag':
      return formats.flag(value)
    case 'day':
      return formats.day(value)
    case 'instant':
      return formats.instant(value)
    case 'choice':
      return formats.choice(value)
    case 'unnamed':
      return formats.unnamed(value)
    case 'more':
      return formats.more(value)
  }
}
