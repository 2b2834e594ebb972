import type { Translations } from '../../../core/i18n/language.ts'
import { instantText } from '../../../core/i18n/times.ts'

const en = {
  accessLabel: 'Access',
  activeStatus: 'Active',
  invitedStatus: 'Invited',
  invitationNotice:
    'This person will receive an email with a link to choose a password. The link is valid for three days.',
  passwordNotChosen: (expiresAt: Date | null, now: Date) =>
    expiresAt && expiresAt > now
      ? `No password chosen yet. The link is valid until ${instantText(expiresAt, 'en')}.`
      : 'No password chosen yet, and the link has expired.',
  sendAgain: 'Send the invitation again',
  requestFailed: 'Something went wrong. Please try again.',
  welcome: 'Welcome to Nusa',
  choosePassword: (email: string) => `Choose a password to sign in as ${email}.`,
  passwordRequirements: 'Your password needs:',
  rules: {
    length: 'At least 8 characters',
    lowercase: 'One lowercase letter',
    uppercase: 'One uppercase letter',
    digit: 'One number',
    special: 'One special character',
  },
  savePassword: 'Save and sign in',
  linkExpired: 'This link is no longer valid',
  linkExpiredHelp:
    'The link has been used, was replaced by a newer link, or is older than three days. Ask your administrator to send the invitation again. If you have already chosen a password, sign in.',
  signIn: 'Sign in',
  alreadySignedIn: 'You are signed in',
  alreadySignedInHelp: (email: string) => `You are signed in as ${email}. Sign out first, then open the link again.`,
  signOut: 'Sign out',
}

export type InvitationTexts = typeof en

const id: InvitationTexts = {
  accessLabel: 'Akses',
  activeStatus: 'Aktif',
  invitedStatus: 'Diundang',
  invitationNotice: 'Orang ini menerima email berisi tautan dan memilih kata sandi. Tautan berlaku tiga hari.',
  passwordNotChosen: (expiresAt, now) =>
    expiresAt && expiresAt > now
      ? `Belum memilih kata sandi. Tautan berlaku sampai ${instantText(expiresAt, 'id')}.`
      : 'Belum memilih kata sandi, dan tautannya tidak berlaku lagi.',
  sendAgain: 'Kirim undangan lagi',
  requestFailed: 'Tidak berhasil. Mohon coba lagi.',
  welcome: 'Selamat datang di Nusa',
  choosePassword: (email) => `Pilih kata sandi untuk masuk sebagai ${email}.`,
  passwordRequirements: 'Kata sandi perlu:',
  rules: {
    length: 'Paling sedikit 8 karakter',
    lowercase: 'Satu huruf kecil',
    uppercase: 'Satu huruf besar',
    digit: 'Satu angka',
    special: 'Satu karakter khusus',
  },
  savePassword: 'Simpan dan masuk',
  linkExpired: 'Tautan ini tidak berlaku lagi',
  linkExpiredHelp:
    'Tautan sudah dipakai, diganti dengan yang lebih baru, atau lebih dari tiga hari. Mintalah administrator mengirim undangan lagi. Jika sudah memilih kata sandi, silakan masuk.',
  signIn: 'Masuk',
  alreadySignedIn: 'Anda sudah masuk',
  alreadySignedInHelp: (email) => `Anda masuk sebagai ${email}. Keluar dulu, lalu buka tautannya lagi.`,
  signOut: 'Keluar',
}

export const invitationTexts: Translations<InvitationTexts> = { en, id }
