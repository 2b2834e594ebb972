import type { Rupiah } from './rupiah.ts'

/** Gives an amount back. Throws a RangeError where it is not a whole number of rupiah, zero or more: a fault of ours. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`${amount} is not a whole number of rupiah, zero or more.`)
  }
  return amount
}

/** The sum of amounts. Throws a RangeError where it is beyond what can be counted exactly. */
export function sumRupiah(amounts: readonly Rupiah[]): Rupiah {
  return rupiah(amounts.reduce((sum, amount) => sum + rupiah(amount), 0))
}

/** An amount so many times. Throws a RangeError where `count` is not a whole number, zero or more. */
export function timesRupiah(amount: Rupiah, count: number): Rupiah {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a count.`)
  return rupiah(rupiah(amount) * count)
}

/** A tax rate counts to the millionth of a percent; so much is 100 %. */
const microPercents = 1_000_000
const wholeInMicroPercents = 100n * BigInt(microPercents)

/**
 * The tax on an amount, rounded half up to the rupiah. `rate` is a percentage, 0 or more. It is calculated in whole
 * numbers: in binary fractions 5 % of 10 rupiah or 1.1 % of 50 can fall on the wrong side of the half.
 */
export function taxOn(amount: Rupiah, rate: number): Rupiah {
  if (!Number.isFinite(rate) || rate < 0) throw new RangeError(`${rate} is not a tax rate in percent.`)
  const scaled = BigInt(rupiah(amount)) * BigInt(Math.round(rate * microPercents))
  return rupiah(Number((scaled * 2n + wholeInMicroPercents) / (wholeInMicroPercents * 2n)))
}

/** The part of an amount that `part` is of `whole`, rounded half up to the rupiah; nothing where there is no whole. */
export function portionOf(amount: Rupiah, part: Rupiah, whole: Rupiah): Rupiah {
  const [product, divisor] = [BigInt(rupiah(amount)) * BigInt(rupiah(part)), BigInt(rupiah(whole))]
  return divisor === 0n ? 0 : rupiah(Number((product * 2n + divisor) / (divisor * 2n)))
}

/** How many percent cheaper `after` is than `before`, rounded to a whole number. 0 where it is not cheaper. */
export function percentOff(before: Rupiah, after: Rupiah): number {
  return after < before ? Math.round(((before - after) * 100) / before) : 0
}
