import { formatRupiah } from '@nusa/shared/money'

/** In speech, people say 350 for 350.000 rupiah. Nothing costs less than a thousand rupiah. */
function mayLackThousands(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1000
}

/** Returns a warning if a price is so low that it is probably a mistake, or null. */
export function lowPriceWarning(value: unknown): string | null {
  if (!mayLackThousands(value)) return null
  return `${formatRupiah(value)} is very low. Did you mean ${formatRupiah(value * 1000)}?`
}

/** Returns a warning if a new value removes a price, or null. */
export function removedPriceWarning(before: unknown, after: unknown): string | null {
  if (typeof before !== 'number' || before <= 0 || typeof after === 'number') return null
  return `The price ${formatRupiah(before)} is removed.`
}
