import type { Translations } from '../../core/i18n/language.ts'
import { mailKinds } from './mail-kinds.ts'

interface RecordTexts {
  notSet: string
  yes: string
  no: string
  /** The row of a price for the surcharge of a zone, which is stored in English as 'Pickup: Ubud'. */
  pickup: (zone: string) => string
  /** The locale for numbers. */
  locale: string
  /** Translations of readable field names; missing names stay unchanged. */
  names: Readonly<Record<string, string>>
  /** Names of the price of one unit, by the type of the line. The stored name of the field mentions only people. */
  unitPrices: Readonly<Record<string, string>>
  /**
   * Translations of values that are codes, by the readable English name of their field. Free text is never translated.
   */
  codes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Texts for recorded changes, people and prices. */
export const recordTexts: Translations<RecordTexts> = {
  en: {
    notSet: 'Not set',
    yes: 'Yes',
    no: 'No',
    pickup: (zone) => `Pickup: ${zone}`,
    locale: 'en-GB',
    names: {
      'Base price breakdown': 'Price breakdown',
      'Base price total': 'Total price',
      'Publish price': 'Price before discount',
      'Add ons': 'Add-ons',
      'Add ons total': 'Add-ons total',
      'Total before': 'Previous total',
      'External id': 'Reference',
      Times: 'Number of times',
      Birthday: 'Date of birth',
      Kind: 'Type',
      Mail: 'Email',
      Whatsapp: 'WhatsApp',
      Id: 'ID',
    },
    unitPrices: {
      package: 'Price per package',
      car: 'Price per car',
      day: 'Price per day',
      'room-night': 'Price per room and night',
    },
    codes: {
      Type: {
        adult: 'Adult',
        child: 'Child',
        infant: 'Infant',
        package: 'Package',
        car: 'Car',
        day: 'Day',
        'room-night': 'Room night',
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
      Kind: mailKinds.en,
    },
  },
  id: {
    notSet: 'Belum diisi',
    yes: 'Ya',
    no: 'Tidak',
    pickup: (zone) => `Penjemputan: ${zone}`,
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
      Email: 'Email',
      Address: 'Alamat',
      City: 'Kota',
      Country: 'Negara',
      'Date of birth': 'Tanggal lahir',
      Relationship: 'Hubungan',
      'Base price breakdown': 'Rincian harga dasar',
      'Price per person': 'Harga per orang',
      'Publish price': 'Harga sebelum diskon',
      'Base price total': 'Total harga dasar',
      'Add ons': 'Layanan tambahan',
      'Add ons total': 'Total layanan tambahan',
      'Total before discount': 'Total sebelum diskon',
      'Discount amount': 'Jumlah diskon',
      'Grand total': 'Total keseluruhan',
      Times: 'Jumlah kali',
      Amount: 'Jumlah',
      'Paid amount': 'Jumlah yang dibayar',
      Currency: 'Mata uang',
      'Payment method': 'Metode pembayaran',
      Status: 'Status',
      'Paid at': 'Dibayar pada',
      'External id': 'Referensi',
      Id: 'ID',
      Birthday: 'Tanggal lahir',
      Whatsapp: 'WhatsApp',
      Booking: 'Pesanan',
      By: 'Oleh',
      Reason: 'Alasan',
      'Total before': 'Total sebelumnya',
      Refund: 'Pengembalian dana',
      Payment: 'Pembayaran',
      'Failed refund': 'Pengembalian yang gagal',
      'Failure code': 'Kode kegagalan',
      Code: 'Kode',
      Mail: 'Email',
      Kind: 'Jenis',
      Attempts: 'Percobaan',
    },
    unitPrices: {
      package: 'Harga per paket',
      car: 'Harga per mobil',
      day: 'Harga per hari',
      'room-night': 'Harga per kamar per malam',
    },
    codes: {
      // Keys are the English texts shown to travellers; names such as QRIS and BCA need no translation.
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
        'room-night': 'Malam kamar',
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
      Kind: mailKinds.id,
    },
  },
}
