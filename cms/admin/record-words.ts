import type { InBoth } from '../i18n/language.ts'

interface RecordWords {
  nothing: string
  yes: string
  no: string
  /** What numbers are written as. */
  locale: string
  /** What is recorded, by its name in words; as it is where it stands here not. */
  names: Readonly<Record<string, string>>
}

/** What records say in words of ours: changes, parties, prices, people. */
export const recordWords: InBoth<RecordWords> = {
  en: { nothing: 'Nothing', yes: 'Yes', no: 'No', locale: 'en-GB', names: {} },
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
      Email: 'E-mail',
      Address: 'Alamat',
      City: 'Kota',
      Country: 'Negara',
      'Date of birth': 'Tanggal lahir',
    },
  },
}
