import type { InBoth } from '../i18n/language.ts'
import { officeWords } from '../office/words/index.ts'

interface RecordWords {
  nothing: string
  yes: string
  no: string
  /** What numbers are written as. */
  locale: string
  /** What is recorded, by its name in words; as it is where it stands here not. */
  names: Readonly<Record<string, string>>
  /** What is recorded as a code, by the name of its field in English. What people wrote is never one. */
  codes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What records say in words of ours: changes, parties, prices, people. */
export const recordWords: InBoth<RecordWords> = {
  en: {
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    locale: 'en-GB',
    names: {},
    codes: {
      Type: {
        adult: 'Adult',
        child: 'Child',
        infant: 'Infant',
        package: 'Package',
        car: 'Car',
        day: 'Day',
        'room-night': 'Night in a room',
      },
      By: { traveller: 'Traveller', staff: 'Staff' },
      Reason: { overdue: 'Not paid in time', provider: 'Expired at Xendit' },
      Status: {
        PENDING: 'Pending',
        PAID: 'Paid',
        SETTLED: 'Settled',
        EXPIRED: 'Expired',
        SUCCEEDED: 'Succeeded',
        FAILED: 'Failed',
        CANCELLED: 'Cancelled',
      },
      Kind: officeWords.en.mailKinds,
    },
  },
  id: {
    nothing: 'Tidak ada',
    yes: 'Ya',
    no: 'Tidak',
    locale: 'id-ID',
    names: {
      Field: 'Isian',
      Before: 'Sebelumnya',
      After: 'Sesudahnya',
      Type: 'Jenis',
      Count: 'Jumlah',
      Quantity: 'Jumlah',
      Price: 'Harga',
      'Unit price': 'Harga satuan',
      Discount: 'Diskon',
      Total: 'Total',
      Name: 'Nama',
      'First name': 'Nama depan',
      'Last name': 'Nama belakang',
      'Full name': 'Nama lengkap',
      Phone: 'Telepon',
      Email: 'Surel',
      'E-mail': 'Surel',
      Address: 'Alamat',
      City: 'Kota',
      Country: 'Negara',
      'Date of birth': 'Tanggal lahir',
      Relationship: 'Hubungan',
      'Base price breakdown': 'Rincian harga dasar',
      'Price per person': 'Harga per orang',
      'Publish price': 'Harga sebelum diskon',
      'Base price total': 'Total harga dasar',
      'Add ons': 'Tambahan',
      'Add ons total': 'Total tambahan',
      'Total before discount': 'Total sebelum diskon',
      'Discount amount': 'Jumlah diskon',
      'Grand total': 'Total keseluruhan',
      Times: 'Berapa kali',
      Amount: 'Jumlah',
      'Paid amount': 'Jumlah yang dibayar',
      Currency: 'Mata uang',
      'Payment method': 'Cara bayar',
      Status: 'Status',
      'Paid at': 'Dibayar pada',
      'External id': 'Id luar',
      Booking: 'Pesanan',
      By: 'Oleh',
      Reason: 'Alasan',
      'Total before': 'Total sebelumnya',
      Refund: 'Pengembalian dana',
      Payment: 'Pembayaran',
      'Failed refund': 'Pengembalian yang gagal',
      'Failure code': 'Kode kegagalan',
      Code: 'Kode',
      Mail: 'Surel',
      Kind: 'Jenis',
      Attempts: 'Percobaan',
    },
    codes: {
      // By what travellers read of it, in English; names such as QRIS and BCA are the same.
      'Payment method': {
        'Credit or debit card': 'Kartu kredit atau debit',
        'QR code': 'Kode QR',
        'Bank transfer': 'Transfer bank',
        'E-wallet': 'Dompet digital',
        'Payment at a shop': 'Pembayaran di toko',
        'Direct debit': 'Debit langsung',
        'Pay later': 'Bayar nanti',
      },
      Type: {
        adult: 'Dewasa',
        child: 'Anak',
        infant: 'Bayi',
        package: 'Paket',
        car: 'Mobil',
        day: 'Hari',
        'room-night': 'Malam menginap',
      },
      Relationship: {
        Self: 'Diri sendiri',
        Spouse: 'Suami atau istri',
        Parent: 'Orang tua',
        Child: 'Anak',
        Sibling: 'Saudara kandung',
        Friend: 'Teman',
        Other: 'Lainnya',
      },
      By: { traveller: 'Wisatawan', staff: 'Staf' },
      Reason: { overdue: 'Tidak dibayar pada waktunya', provider: 'Kedaluwarsa di Xendit' },
      Status: {
        PENDING: 'Menunggu',
        PAID: 'Dibayar',
        SETTLED: 'Selesai',
        EXPIRED: 'Kedaluwarsa',
        SUCCEEDED: 'Berhasil',
        FAILED: 'Gagal',
        CANCELLED: 'Dibatalkan',
      },
      Kind: officeWords.id.mailKinds,
    },
  },
}
