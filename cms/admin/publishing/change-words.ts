import type { FieldChange, FieldValue, SaidValue } from '@nusa/shared/publishing'
import type { ValueWords } from './words/values.ts'

/** Returns a field's previous and current value as text; empty without a value. */
export function changeWords(
  { before, after, differs_in }: FieldChange,
  words: ValueWords,
): { before: string; after: string } {
  return {
    before: words.before[differs_in](listed(before, words)),
    after: words.now[differs_in](listed(after, words)),
  }
}

function listed(values: readonly FieldValue[], words: ValueWords): string {
  return values.map((value) => (typeof value === 'string' ? value : saidValue(value, words))).join(', ')
}

function saidValue(value: SaidValue, { kinds }: ValueWords): string {
  switch (value.kind) {
    case 'flag':
      return kinds.flag(value)
    case 'day':
      return kinds.day(value)
    case 'instant':
      return kinds.instant(value)
    case 'choice':
      return kinds.choice(value)
    case 'unnamed':
      return kinds.unnamed(value)
    case 'more':
      return kinds.more(value)
  }
}
