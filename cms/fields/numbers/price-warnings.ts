import { formatRupiah } from '@nusa/shared/money'

/**
 * Returns whether an editor may have left out the thousands of a price. In speech, people say 350 for 350.000 rupiah.
 * Nothing costs less than a thousand rupiah.
 */
function mayLackThousands(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1000
}

/** Returns a warning for editors if a price is so low that it is probably a mistake, otherwise null. */
export function lowPriceWarning(value: unknown): string | null {
  if (!mayLackThousands(value)) return null
  return `${formatRupiah(value)} is very low. Did you mean ${formatRupiah(value * 1000)}?`
}

/** Returns a warning if a new value removes a price, otherwise null. */
export function removedPriceWarning(before: unknown, after: unknown): string | null {
  if (typeof before !== 'number' || before <= 0 || typeof after === 'number') return null
  return `The price ${formatRupiah(before)} is removed.`
}
