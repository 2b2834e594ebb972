import { instantText } from '../../../../core/i18n/times.ts'
import type { InvitationTexts } from './en.ts'

/** Texts about invitations in Indonesian. */
export const id: InvitationTexts = {
  access: 'Akses',
  active: 'Aktif',
  invited: 'Diundang',
  willInvite: 'Orang ini menerima email berisi tautan dan memilih kata sandi. Tautan berlaku tiga hari.',
  notChosen: (until, now) =>
    until && until > now
      ? `Belum memilih kata sandi. Tautan berlaku sampai ${instantText(until, 'id')}.`
      : 'Belum memilih kata sandi, dan tautannya tidak berlaku lagi.',
  sendAgain: 'Kirim undangan lagi',
  failed: 'Tidak berhasil. Mohon coba lagi.',
  welcome: 'Selamat datang di Nusa',
  choose: (email) => `Pilih kata sandi untuk masuk sebagai ${email}.`,
  needs: 'Kata sandi perlu:',
  rules: {
    length: 'Paling sedikit 8 karakter',
    lowercase: 'Satu huruf kecil',
    uppercase: 'Satu huruf besar',
    digit: 'Satu angka',
    special: 'Satu karakter khusus',
  },
  save: 'Simpan dan masuk',
  expired: 'Tautan ini tidak berlaku lagi',
  expiredHelp:
    'Tautan sudah dipakai, diganti dengan yang lebih baru, atau lebih dari tiga hari. Mintalah administrator mengirim undangan lagi. Jika sudah memilih kata sandi, silakan masuk.',
  signIn: 'Masuk',
  signedIn: 'Anda sudah masuk',
  signedInHelp: (email) => `Anda masuk sebagai ${email}. Keluar dulu, lalu buka tautannya lagi.`,
  signOut: 'Keluar',
}
