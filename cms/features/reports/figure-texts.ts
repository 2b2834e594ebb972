import { formatCount } from '@nusa/shared/text'
import type { Translations } from '../../core/i18n/language.ts'
import type { ProductKind } from './read-top-products.ts'

const en = {
  period: 'Period',
  month: 'Month',
  lastThirtyDays: 'Last 30 days',
  from: 'From',
  to: 'To',
  show: 'Show',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalidPeriod: 'This is not a valid period of up to ten years, so the last 30 days are shown.',
  reversedPeriod: 'The first day is after the last day, so the last 30 days are shown. Please correct the days.',
  dayRange: (from: string, to: string) => `${from} – ${to}`,
  money: 'Payments and refunds',
  moneyHelp:
    'Every rupiah is counted on exactly one line. A payment that matches no booking is kept, refunded or awaits a decision; it counts on the day it was paid. Refunds still to be made count on the day they were created and are in no total.',
  received: 'Received',
  totalReturned: 'Total refunded',
  difference: 'Net received',
  paid: 'Paid for bookings',
  kept: 'Unmatched payments that were kept',
  undecided: 'Unmatched payments awaiting a decision',
  receivedAndRefunded: 'Unmatched payments refunded, in this period or later',
  refunded: 'Refunds for bookings',
  refundsDue: 'Refunds still to be made',
  unmatchedRefunds: 'Unmatched payments refunded in this period',
  keptHeading: 'Kept',
  keptAmount: (amount: string) => `${amount} kept`,
  topProducts: 'Top products (with tax)',
  topProductsHelp:
    'Sales are payments minus refunds, each on the day it happened. What was not refunded after a cancellation is included. “Without a booking” are kept payments and refunds that belong to no booking. The paid bookings leave out those that were cancelled or refunded.',
  withoutBooking: 'Without a booking',
  product: 'Product',
  kind: 'Kind',
  noSales: 'Nothing was sold in this period.',
  otherProducts: (count: number) => formatCount(count, 'other product', 'other products'),
  kinds: { tour: 'Tour', transfer: 'Transfer', rental: 'Car rental', room: 'Hotel' } satisfies Record<
    ProductKind,
    string
  >,
}

export type FigureTexts = typeof en

const id: FigureTexts = {
  period: 'Periode',
  month: 'Bulan',
  lastThirtyDays: '30 hari terakhir',
  from: 'Dari',
  to: 'Sampai',
  show: 'Tampilkan',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  invalidPeriod:
    'Periode ini tidak valid atau lebih dari sepuluh tahun, jadi yang ditampilkan adalah 30 hari terakhir.',
  reversedPeriod:
    'Hari pertama sesudah hari terakhir, jadi yang ditampilkan adalah 30 hari terakhir. Mohon perbaiki tanggalnya.',
  dayRange: (from, to) => `${from} – ${to}`,
  money: 'Pembayaran dan pengembalian dana',
  moneyHelp:
    'Setiap rupiah ada di satu baris. Pembayaran yang tidak cocok dengan pesanan dapat dikembalikan, tidak dikembalikan, atau menunggu keputusan, dan dihitung pada hari dibayar. Pengembalian dana yang belum dilakukan dihitung pada hari dibuat dan tidak termasuk dalam total.',
  received: 'Diterima',
  totalReturned: 'Total dikembalikan',
  difference: 'Penerimaan bersih',
  paid: 'Dibayar untuk pesanan',
  kept: 'Pembayaran tanpa pesanan yang tidak dikembalikan',
  undecided: 'Pembayaran tanpa pesanan yang menunggu keputusan',
  receivedAndRefunded: 'Pembayaran tanpa pesanan yang dikembalikan, dalam periode ini atau sesudahnya',
  refunded: 'Pengembalian dana pesanan',
  refundsDue: 'Pengembalian dana yang belum dilakukan',
  unmatchedRefunds: 'Pembayaran tanpa pesanan yang dikembalikan dalam periode ini',
  keptHeading: 'Tidak dikembalikan',
  keptAmount: (amount) => `${amount} tidak dikembalikan`,
  topProducts: 'Produk terlaris (termasuk pajak)',
  topProductsHelp:
    'Penjualan adalah pembayaran dikurangi pengembalian dana, dihitung pada hari pembayaran atau pengembalian. Uang yang tidak dikembalikan setelah pembatalan ikut dihitung. “Tanpa pesanan” adalah pembayaran yang tidak dikembalikan dan pengembalian dana yang tidak terkait dengan pesanan. Pesanan yang dibatalkan atau dikembalikan tidak dihitung sebagai pesanan lunas.',
  withoutBooking: 'Tanpa pesanan',
  product: 'Produk',
  kind: 'Jenis',
  noSales: 'Tidak ada penjualan dalam periode ini.',
  otherProducts: (count) => `${count} produk lain`,
  kinds: { tour: 'Tur', transfer: 'Transfer', rental: 'Sewa mobil', room: 'Hotel' },
}

export const figureTexts: Translations<FigureTexts> = { en, id }
