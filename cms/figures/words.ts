import { counted } from '@nusa/shared/words'
import type { InBoth } from '../i18n/language.ts'
import type { ProductKind } from './read-top-products.ts'

const en = {
  period: 'Period',
  month: 'Month',
  recent: 'The last 30 days',
  from: 'From',
  to: 'To',
  show: 'Show',
  earlier: 'Month before',
  later: 'Month after',
  noSuchPeriod: 'This is no period of at most ten years: the last 30 days are shown.',
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  money: 'Where the money is',
  moneyHelp:
    'Each rupiah is in one line. A payment that fits no booking is kept, given back or waits for a decision; it counts on the day it was paid.',
  received: 'Received',
  returnedInAll: 'Paid back',
  difference: 'Received less paid back',
  paid: 'Paid for bookings',
  kept: 'Kept payments without a booking',
  waiting: 'Payments without a booking that wait for a decision',
  returned: 'Payments without a booking that were given back, then or later',
  refunded: 'Refunds of bookings',
  sentBack: 'Payments without a booking given back in this period',
  keptHead: 'Kept',
  keptOf: (amount: string) => `${amount} kept`,
  topProducts: 'Top products (before tax)',
  product: 'Product',
  kind: 'Kind',
  nothingPaid: 'Nothing was paid for.',
  otherProducts: (count: number) => counted(count, 'other product', 'other products'),
  kinds: { tour: 'Tour', transfer: 'Transfer', rental: 'Car rental', room: 'Hotel' } satisfies Record<
    ProductKind,
    string
  >,
}

export type FigureWords = typeof en

const id: FigureWords = {
  period: 'Periode',
  month: 'Bulan',
  recent: '30 hari terakhir',
  from: 'Dari',
  to: 'Sampai',
  show: 'Tampilkan',
  earlier: 'Bulan sebelumnya',
  later: 'Bulan berikutnya',
  noSuchPeriod: 'Ini bukan periode paling lama sepuluh tahun: yang ditampilkan 30 hari terakhir.',
  fromTo: (from, to) => `${from} – ${to}`,
  money: 'Di mana uangnya',
  moneyHelp:
    'Setiap rupiah ada di satu baris. Pembayaran yang tidak cocok dengan pesanan disimpan, dikembalikan, atau menunggu keputusan; dihitung pada hari dibayar.',
  received: 'Diterima',
  returnedInAll: 'Dibayar kembali',
  difference: 'Diterima dikurangi dibayar kembali',
  paid: 'Dibayar untuk pesanan',
  kept: 'Pembayaran tanpa pesanan yang disimpan',
  waiting: 'Pembayaran tanpa pesanan yang menunggu keputusan',
  returned: 'Pembayaran tanpa pesanan yang dikembalikan, saat itu atau kemudian',
  refunded: 'Pengembalian dana pesanan',
  sentBack: 'Pembayaran tanpa pesanan yang dikembalikan dalam periode ini',
  keptHead: 'Disimpan',
  keptOf: (amount) => `${amount} disimpan`,
  topProducts: 'Produk terlaris (sebelum pajak)',
  product: 'Produk',
  kind: 'Jenis',
  nothingPaid: 'Belum ada yang dibayar.',
  otherProducts: (count) => `${count} produk lain`,
  kinds: { tour: 'Tur', transfer: 'Transfer', rental: 'Sewa mobil', room: 'Hotel' },
}

export const figureWords: InBoth<FigureWords> = { en, id }
