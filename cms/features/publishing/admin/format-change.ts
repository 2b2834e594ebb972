import type { FieldChange, FieldValue, LocalisedValue } from '@nusa/shared/publishing'
import type { ValueTexts } from './texts/values.ts'

/** Returns a field's previous and current value as text; empty without a value. */
export function formatChange(
  { before, after, differs_in }: FieldChange,
  texts: ValueTexts,
): { before: string; after: string } {
  return {
    before: texts.before[differs_in](joinValues(before, texts)),
    after: texts.now[differs_in](joinValues(after, texts)),
  }
}

function joinValues(values: readonly FieldValue[], texts: ValueTexts): string {
  return values.map((value) => (typeof value === 'string' ? value : formatValue(value, texts))).join(', ')
}

function formatValue(value: LocalisedValue, { kinds }: ValueTexts): string {
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
