import type { InBoth } from '../../i18n/language.ts'

/** What is asked before it is said what became of money. */
export interface SettlingWords {
  /** Of a payment that did not fit, or of a refund by hand. */
  givenBack: {
    heading: string
    /** Where an invoice says who paid. */
    told: string
    /** Where none does. */
    toTell: string
    confirm: string
  }
  /** Of a payment that did not fit its invoice. */
  kept: { heading: string; body: string; confirm: string }
  notYet: string
}

export const settlingWords: InBoth<SettlingWords> = {
  en: {
    givenBack: {
      heading: 'Has the money been given back?',
      told: 'The traveller is told by mail that it was, and the booking’s page says so. This cannot be taken back.',
      toTell: 'It belongs to no invoice of ours, so nobody is told: tell whoever paid it. This cannot be taken back.',
      confirm: 'It was given back',
    },
    kept: {
      heading: 'Does the money pay for something else?',
      body: 'It pays nothing of this invoice. Where that is not paid and not over, its page asks the traveller for all of it again, and its bookings are cancelled if nothing comes. Nobody is told of this.',
      confirm: 'It pays for something else',
    },
    notYet: 'Not yet',
  },
  id: {
    givenBack: {
      heading: 'Uangnya sudah dikembalikan?',
      told: 'Wisatawan diberi tahu lewat surel bahwa uangnya dikembalikan, dan halaman pesanannya menyebutkannya. Ini tidak dapat ditarik kembali.',
      toTell:
        'Ini bukan milik tagihan kita, jadi tidak ada yang diberi tahu: beri tahu pembayarnya. Ini tidak dapat ditarik kembali.',
      confirm: 'Sudah dikembalikan',
    },
    kept: {
      heading: 'Uangnya untuk membayar hal lain?',
      body: 'Uang ini tidak membayar apa pun dari tagihan ini. Selama tagihan belum dibayar dan belum berakhir, halamannya meminta wisatawan membayar semuanya lagi, dan pesanannya dibatalkan bila tidak dibayar. Tidak ada yang diberi tahu.',
      confirm: 'Untuk membayar hal lain',
    },
    notYet: 'Belum',
  },
}
