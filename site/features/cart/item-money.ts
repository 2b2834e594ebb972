import type { CartItem } from '@nusa/shared/cart'
import { formatRupiah } from '@nusa/shared/money'
import { type MoneyFormat, useMoney } from '../currency/store.ts'

/** How an item's amounts are written: a hotel's in rupiah, whatever currency was chosen for the others. */
export function useItemMoney({ kind }: CartItem): MoneyFormat {
  const money = useMoney()
  return kind === 'room' ? formatRupiah : money
}
