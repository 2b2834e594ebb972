import { formatRupiah } from '@nusa/shared/money'

/** Writes a rupiah amount for people. */
export type MoneyFormat = (amountIdr: number | null | undefined) => string

/**
 * How amounts are written on this page. Every island asks here, so that a currency of display has one place to come in;
 * until there is a choice, it is the rupiah.
 */
export function useMoney(): MoneyFormat {
  return formatRupiah
}
