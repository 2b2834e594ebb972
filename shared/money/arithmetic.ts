import type { Rupiah } from './rupiah.ts'

/** Returns the amount. Throws a RangeError if it is negative or not a whole number, which is a bug. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`${amount} is not a whole number of rupiah, zero or more.`)
  }
  return amount
}

/** Throws a RangeError if the sum cannot be represented exactly. */
export function sumRupiah(amounts: readonly Rupiah[]): Rupiah {
  return rupiah(amounts.reduce((sum, amount) => sum + rupiah(amount), 0))
}

/** Throws a RangeError if `count` is not a whole number, zero or more. */
export function multiplyRupiah(amount: Rupiah, count: number): Rupiah {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a count.`)
  return rupiah(rupiah(amount) * count)
}

const millionthsPerPercent = 1_000_000
const hundredPercent = 100n * BigInt(millionthsPerPercent)

/**
 * Returns the tax, rounded half up to the rupiah. `rate` is a percentage, 0 or more. Calculates with integers, because
 * floating-point numbers can round to the wrong side, for example 1.1 % of 50 rupiah.
 */
export function taxOn(amount: Rupiah, rate: number): Rupiah {
  if (!Number.isFinite(rate) || rate < 0) throw new RangeError(`${rate} is not a tax rate in percent.`)
  return percentOf(amount, BigInt(Math.round(rate * millionthsPerPercent)))
}

/** Returns the changed amount, rounded half up to the rupiah. 100 changed by -15 (percent) is 85. */
export function changeByPercent(amount: Rupiah, percent: number): Rupiah {
  if (!Number.isFinite(percent) || percent < -100) throw new RangeError(`${percent} is not a change in percent.`)
  return percentOf(amount, hundredPercent + BigInt(Math.round(percent * millionthsPerPercent)))
}

function percentOf(amount: Rupiah, millionthsOfPercent: bigint): Rupiah {
  return rupiah(Number(divideRounded(BigInt(rupiah(amount)) * millionthsOfPercent, hundredPercent)))
}

/** Rounds half up. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n)
}

/** Returns `amount × part ÷ whole`, rounded half up to the rupiah; 0 if `whole` is 0. */
export function portionOf(amount: Rupiah, part: Rupiah, whole: Rupiah): Rupiah {
  const product = BigInt(rupiah(amount)) * BigInt(rupiah(part))
  const divisor = BigInt(rupiah(whole))
  return divisor === 0n ? 0 : rupiah(Number(divideRounded(product, divisor)))
}

/** Returns the discount in percent as an integer; 0 if `after` is not lower than `before`. */
export function percentOff(before: Rupiah, after: Rupiah): number {
  return after < before ? Math.round(((before - after) * 100) / before) : 0
}
