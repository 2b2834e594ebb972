import { changedDetailsColumns } from '@nusa/shared/booking'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../core/i18n/language.ts'
import { RecordValue } from './RecordValue.tsx'
import { recordTexts } from './record-texts.ts'
import { recordKeyLabel } from './record-values.ts'

const htmlOf = (value: unknown, language: Language = 'en') =>
  renderToStaticMarkup(<RecordValue value={value} language={language} />)

test.each([null, undefined, '', [], {}])('RecordValue shows %j as not set', (value) => {
  expect(htmlOf(value)).toContain('Not set')
})

test('RecordValue shows fields and lists with readable names', () => {
  expect(htmlOf([{ unitPrice: 1_500_000, is_paid: false, name: '<b>' }])).toBe(
    '<ol><li><dl><div><dt>Unit price</dt><dd><span>Rp1.500.000</span></dd></div>' +
      '<div><dt>Is paid</dt><dd><span>No</span></dd></div><div><dt>Name</dt><dd><span>&lt;b&gt;</span></dd></div></dl></li></ol>',
  )
})

test('RecordValue shows fields and lists in Indonesian', () => {
  const change = { field: 'is_popular', before: null, after: true }
  expect(htmlOf([change, { unit_price: 1_500_000 }], 'id')).toBe(
    '<ol><li><dl><div><dt>Isian</dt><dd><span>is_popular</span></dd></div>' +
      '<div><dt>Sebelumnya</dt><dd><span class="nusa-record__empty">Belum diisi</span></dd></div>' +
      '<div><dt>Sesudahnya</dt><dd><span>Ya</span></dd></div></dl></li>' +
      '<li><dl><div><dt>Harga satuan</dt><dd><span>Rp1.500.000</span></dd></div></dl></li></ol>',
  )
})

/** Returns the names and texts of a record in their order. */
const wordsOf = (value: unknown, language: Language = 'id') =>
  [...htmlOf(value, language).matchAll(/<(?:dt|span)[^>]*>([^<]*)</g)].map(([, words]) => words)

test('RecordValue shows a payment in its currency, with a readable payment method', () => {
  const payment = {
    amount: 203_500,
    paidAmount: 200_000,
    currency: 'IDR',
    paymentMethod: 'QR_CODE · QRIS',
    status: 'PAID',
  }
  expect(wordsOf(payment, 'en').filter((_, index) => index % 2 === 1)).toEqual([
    'Rp203.500',
    'Rp200.000',
    'IDR',
    'QRIS',
    'Paid',
  ])
  expect(wordsOf({ amount: 12.5, currency: 'USD' }, 'en')).toContain('12.5')
})

test('RecordValue shows amounts without a currency in rupiah', () => {
  const cancelled = { booking: 'NUSA-1', by: 'staff', refund: 1_155_000, totalBefore: 2_000, total: 1_000 }
  expect(wordsOf(cancelled, 'en').slice(4)).toEqual([
    ...['Refund', 'Rp1.155.000', 'Previous total', 'Rp2.000', 'Total', 'Rp1.000'],
  ])
  const ofProvider = { refund: 'rfd-1', status: 'FAILED', amount: 1_155_000, failureCode: 'ACCOUNT_CLOSED' }
  expect(wordsOf(ofProvider)).toEqual([
    ...['Pengembalian dana', 'rfd-1', 'Status', 'Gagal', 'Jumlah', 'Rp1.155.000'],
    ...['Kode kegagalan', 'ACCOUNT_CLOSED'],
  ])
})

test('RecordValue does not format the id of a payment, refund or email as an amount', () => {
  expect(wordsOf({ refund: 1300, amount: 1_155_000, by: 'wayan@nusa.example' }).slice(0, 4)).toEqual([
    ...['Pengembalian dana', '1300', 'Jumlah', 'Rp1.155.000'],
  ])
  expect(wordsOf({ payment: 9400, amount: 1_155_000 })).toEqual(['Pembayaran', '9400', 'Jumlah', 'Rp1.155.000'])
  expect(wordsOf({ mail: 5100, attempts: 1200 }, 'en')).toEqual(['Email', '5100', 'Attempts', '1,200'])
})

test('RecordValue shows an instant in Bali time with the time zone', () => {
  const payment = { paidAt: '2026-11-23T15:18:12.534Z' }
  expect(wordsOf(payment, 'en')).toEqual(['Paid at', '23 Nov 2026, 23:18 (Bali time)'])
  expect(wordsOf(payment)).toEqual(['Dibayar pada', '23 Nov 2026, 23.18 WITA'])
  const words = { note: 'Paid at 2026-11-23T15:18:12.534Z', date: '2026-11-23', never: '2026-99-99T15:18:12Z' }
  expect(wordsOf(words, 'en')).toEqual(['Note', words.note, 'Date', words.date, 'Never', words.never])
})

test('RecordValue shows payments and bookings in Indonesian', () => {
  const payment = { amount: 777, paidAmount: 777, currency: 'IDR', paymentMethod: 'QRIS' }
  expect(wordsOf(payment)).toEqual([
    'Jumlah',
    'Rp777',
    'Jumlah yang dibayar',
    'Rp777',
    'Mata uang',
    'IDR',
    'Metode pembayaran',
    'QRIS',
  ])
  expect(wordsOf({ paymentMethod: 'CREDIT_CARD' })).toEqual(['Metode pembayaran', 'Kartu kredit atau debit'])
  const part = { type: 'adult', count: 2, pricePerPerson: 5, publishPrice: 6, total: 10 }
  const price = { basePriceBreakdown: [part], basePriceTotal: 10, addOns: [], addOnsTotal: 0, totalBeforeDiscount: 12 }
  expect(wordsOf({ ...price, discountAmount: 2, grandTotal: 10 })).toEqual([
    ...['Rincian harga dasar', 'Jenis', 'Dewasa', 'Jumlah', '2'],
    ...['Harga per orang', 'Rp5', 'Harga sebelum diskon', 'Rp6'],
    ...[
      'Total',
      'Rp10',
      'Total harga dasar',
      'Rp10',
      'Layanan tambahan',
      'Belum diisi',
      'Total layanan tambahan',
      'Rp0',
    ],
    ...['Total sebelum diskon', 'Rp12', 'Jumlah diskon', 'Rp2', 'Total keseluruhan', 'Rp10'],
  ])
  const person = { id: 'adult-1', type: 'adult', name: 'Child', relationship: 'Sibling' }
  expect(wordsOf(person)).toEqual(['Jenis', 'Dewasa', 'Nama', 'Child', 'Hubungan', 'Saudara kandung'])
})

test('RecordValue shows codes as text in English and Indonesian', () => {
  expect(wordsOf({ type: 'room-night', relationship: 'Other' }, 'en')).toEqual([
    'Type',
    'Room night',
    'Relationship',
    'Other',
  ])
  expect(wordsOf({ by: 'staff', reason: 'overdue', kind: 'booking_received' }, 'en')).toEqual([
    'By',
    'Staff',
    'Reason',
    'Not paid in time',
    'Type',
    'Booking received',
  ])
  expect(wordsOf({ by: 'wayan@nusa.example', reason: 'constructor' })).toEqual([
    'Oleh',
    'wayan@nusa.example',
    'Alasan',
    'constructor',
  ])
})

test('RecordValue shows the fields of a person in reading order, regardless of the stored order', () => {
  const person = { city: 'Sydney', email: 'a@nusa.example', whatsapp: '+61', last_name: 'Wells', first_name: 'Tara' }
  expect(wordsOf(person, 'en').filter((_, index) => index % 2 === 0)).toEqual([
    'First name',
    'Last name',
    'Email',
    'WhatsApp',
    'City',
  ])
})

test.each([
  ['adult', 'Price per person', 'Harga per orang'],
  ['package', 'Price per package', 'Harga per paket'],
  ['car', 'Price per car', 'Harga per mobil'],
  ['day', 'Price per day', 'Harga per hari'],
  ['room-night', 'Price per room and night', 'Harga per kamar per malam'],
])('RecordValue labels the price of a line of the type %j as %j (Indonesian: %j)', (type, english, indonesian) => {
  const line = { type, pricePerPerson: 350_000 }
  expect(wordsOf(line, 'en').slice(2)).toEqual([english, 'Rp350.000'])
  expect(wordsOf(line).slice(2)).toEqual([indonesian, 'Rp350.000'])
})

test('every name and code with an English text has an Indonesian text', () => {
  const { en, id } = recordTexts
  const missing = (english: object, indonesian: object) =>
    Object.keys(english).filter((name) => !Object.hasOwn(indonesian, name))
  expect(missing(en.names, id.names)).toEqual([])
  for (const [field, codes] of Object.entries(en.codes)) expect(missing(codes, id.codes[field] ?? {})).toEqual([])
  expect(wordsOf({ id: 'inv-1', whatsapp: '+61', birthday: '1990-05-01' })).toEqual([
    ...['WhatsApp', '+61', 'ID', 'inv-1', 'Tanggal lahir', '1990-05-01'],
  ])
})

test('the policy of a booking has names in Indonesian', () => {
  expect(wordsOf({ hours_before: 24, refund_percent: 100 })).toEqual([
    'Jam sebelum mulai',
    '24',
    'Pengembalian (%)',
    '100',
  ])
})

test('the earlier values in an email about a changed booking have names in the language of the reader', () => {
  const names = changedDetailsColumns.map((column) => recordKeyLabel(column, 'id'))
  expect(names.filter((name, index) => name === recordKeyLabel(changedDetailsColumns[index] ?? '', 'en'))).toEqual([])
  const before = { pickup_kind: 'later', pickup_cash: 66_000, names_until: '2026-12-22' }
  expect(wordsOf({ before })).toEqual([
    ...['Sebelumnya', 'Penjemputan', 'Wisatawan memberi tahu kemudian'],
    ...['Ditagih sopir secara tunai', 'Rp66.000', 'Batas pengisian nama', '2026-12-22'],
  ])
})

test('RecordValue translates "Pickup: Canggu" as the name of a surcharge, but not as the name of an add-on', () => {
  expect(wordsOf({ id: 'pickup', name: 'Pickup: Canggu' })).toContain('Penjemputan: Canggu')
  expect(wordsOf({ id: 'photos', name: 'Pickup: Canggu' })).toContain('Pickup: Canggu')
})
