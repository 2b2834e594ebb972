import type { CartItem } from '@nusa/shared/cart'
import { formatRupiah } from '@nusa/shared/money'
import { type MoneyFormat, useMoney } from '../../currency/index.ts'

/** Returns the formatter for an item's amounts. Hotel prices are always in rupiah, whatever the display currency. */
export function useItemMoney({ kind }: CartItem): MoneyFormat {
  const money = useMoney()
  return kind === 'room' ? formatRupiah : money
}
