import type { Translations } from '../../../core/i18n/language.ts'
import { instantText } from '../../../core/i18n/times.ts'

const en = {
  access: 'Access',
  active: 'Active',
  invited: 'Invited',
  willInvite: 'This person will receive an email with a link to choose a password. The link is valid for three days.',
  notChosen: (until: Date | null, now: Date) =>
    until && until > now
      ? `No password chosen yet. The link is valid until ${instantText(until, 'en')}.`
      : 'No password chosen yet, and the link has expired.',
  sendAgain: 'Send the invitation again',
  failed: 'Something went wrong. Please try again.',
  welcome: 'Welcome to Nusa',
  choose: (email: string) => `Choose a password to sign in as ${email}.`,
  needs: 'Your password needs:',
  rules: {
    length: 'At least 8 characters',
    lowercase: 'One lowercase letter',
    uppercase: 'One uppercase letter',
    digit: 'One number',
    special: 'One special character',
  },
  save: 'Save and sign in',
  expired: 'This link is no longer valid',
  expiredHelp:
    'It has been used, was replaced by a newer link, or is older than three days. Ask your administrator to send the invitation again. If you have already chosen a password, sign in.',
  signIn: 'Sign in',
  signedIn: 'You are signed in',
  signedInHelp: (email: string) => `You are signed in as ${email}. Sign out first, then open the link again.`,
  signOut: 'Sign out',
}

export type InvitationTexts = typeof en

const id: InvitationTexts = {
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

export const invitationTexts: Translations<InvitationTexts> = { en, id }
