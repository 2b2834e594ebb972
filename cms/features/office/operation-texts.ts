import {
  type BackupRun,
  isKeyRejected,
  type MailProblem,
  type MailProblemKind,
  type MailProcess,
  type MissedWebhooks,
  maxBackupAgeHours,
  type ProviderProblem,
  type ProviderService,
} from '@nusa/shared/operations'
import { formatCount } from '@nusa/shared/text'
import type { Language, Translations } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'

export interface OperationTexts {
  payments: Record<ProviderService, (problem: ProviderProblem) => string>
  /** Each text follows a colon: “Emails have not been sent since yesterday: …”. */
  mailCauses: Record<MailProblemKind, string>
  /** `waitingCount` is the number of emails that will be sent when the problem is solved. */
  mails: Record<MailProcess, (problem: MailProblem, waitingCount: number) => string>
  webhooks: (since: Date) => string
  missedWebhooks: (missed: MissedWebhooks) => string
  backups: { failed: (run: BackupRun) => string; old: (run: BackupRun) => string }
  /** The advice for staff. */
  tellOperator: string
  /** The advice for administrators. */
  checkAdvice: Record<MailProblemKind | 'webhooks' | 'missedWebhooks' | 'backups', string>
}

const formatTime = {
  en: (time: Date | string) => instantText(new Date(time), 'en'),
  id: (time: Date | string) => instantText(new Date(time), 'id'),
}

function describeProviderProblem({ status, since }: ProviderProblem): string {
  if (isKeyRejected(status))
    return `Xendit rejects the site’s key with status ${status}, since ${formatTime.en(since)}. Ask the operator of the site to check XENDIT_SECRET_KEY and the permissions of the key.`
  const failure = status === null ? 'does not respond' : `responds with error ${status}`
  return `Xendit ${failure}, since ${formatTime.en(since)}. If this lasts, tell the operator of the site.`
}

const mailCauses: Record<MailProblemKind, string> = {
  'sign-in': 'the mail server rejects the sign-in',
  unavailable: 'the mail server cannot be reached or is out of order',
  sender: 'the mail server rejects the sender',
}

const en: OperationTexts = {
  mailCauses,
  payments: {
    invoices: (problem) =>
      `${describeProviderProblem(problem)} Travellers cannot pay. Payments that Xendit has already received are recorded as soon as this problem is solved.`,
    refunds: (problem) =>
      `${describeProviderProblem(problem)} Refunds are not made automatically: they are retried, or listed here to be made manually.`,
  },
  mails: {
    functions: ({ kind, since }, waitingCount) =>
      `Emails to travellers have not been sent since ${formatTime.en(since)}: ${mailCauses[kind]}. ${formatCount(waitingCount, 'email')} about bookings and accounts will be sent when this problem is solved. Links to verify an address or to set a password are lost.`,
    cms: ({ kind, since }) =>
      `Emails to users of the CMS, such as invitations, have not been sent since ${formatTime.en(since)}: ${mailCauses[kind]}.`,
  },
  webhooks: (since) =>
    `Payments have been confirmed minutes late since ${formatTime.en(since)}: the token of Xendit’s webhooks does not match the site’s. No payment is lost.`,
  missedWebhooks: ({ since, payments }) =>
    `Since ${formatTime.en(since)}, no webhook from Xendit has arrived: the last ${payments} payments were confirmed minutes late. No payment is lost.`,
  backups: {
    failed: ({ succeeded, failed }) =>
      `The backup failed on ${formatTime.en(failed ?? '')}. ${succeeded === null ? 'There is no complete backup yet.' : `The newest complete backup is from ${formatTime.en(succeeded)}.`}`,
    old: ({ succeeded }) =>
      `The newest backup is older than ${maxBackupAgeHours} hours: it is from ${formatTime.en(succeeded ?? '')}.`,
  },
  tellOperator: 'Tell the operator of the site.',
  checkAdvice: {
    'sign-in': 'Check the user name and the password in SMTP_URL.',
    unavailable: 'Check the protocol, the server and the port in SMTP_URL.',
    sender: 'Check MAIL_FROM: the user in SMTP_URL must be allowed to send from its address.',
    webhooks: 'Compare XENDIT_WEBHOOK_TOKEN with the verification token in Xendit’s dashboard.',
    missedWebhooks:
      'Check that Xendit’s dashboard has the URL …/api/webhooks/xendit of the storefront, and that no firewall blocks Xendit’s requests.',
    backups: 'The log of the backup names the reason.',
  },
}

function describeProviderProblemInIndonesian({ status, since }: ProviderProblem): string {
  if (isKeyRejected(status))
    return `Xendit menolak kunci situs dengan status ${status}, sejak ${formatTime.id(since)}. Minta operator situs memeriksa XENDIT_SECRET_KEY dan izin kunci itu.`
  const failure = status === null ? 'tidak merespons' : `menjawab dengan kesalahan ${status}`
  return `Xendit ${failure}, sejak ${formatTime.id(since)}. Bila ini berlanjut, beri tahu operator situs.`
}

const indonesianMailCauses: Record<MailProblemKind, string> = {
  'sign-in': 'server email menolak login',
  unavailable: 'server email tidak dapat dihubungi atau sedang rusak',
  sender: 'server email menolak pengirim',
}

const id: OperationTexts = {
  mailCauses: indonesianMailCauses,
  payments: {
    invoices: (problem) =>
      `${describeProviderProblemInIndonesian(problem)} Wisatawan tidak dapat membayar. Pembayaran yang sudah diterima Xendit dicatat begitu masalah ini teratasi.`,
    refunds: (problem) =>
      `${describeProviderProblemInIndonesian(problem)} Pengembalian dana tidak dilakukan otomatis: diulang, atau tampil di sini untuk dilakukan secara manual.`,
  },
  mails: {
    functions: ({ kind, since }, waitingCount) =>
      `Email kepada wisatawan tidak terkirim sejak ${formatTime.id(since)}: ${indonesianMailCauses[kind]}. ${waitingCount} email tentang pesanan dan akun dikirim begitu masalah ini teratasi. Tautan untuk memverifikasi alamat atau membuat kata sandi hilang.`,
    cms: ({ kind, since }) =>
      `Email kepada pengguna CMS, seperti undangan, tidak terkirim sejak ${formatTime.id(since)}: ${indonesianMailCauses[kind]}.`,
  },
  webhooks: (since) =>
    `Pembayaran terlambat beberapa menit dikonfirmasi sejak ${formatTime.id(since)}: token webhook Xendit tidak cocok dengan token situs. Tidak ada pembayaran yang hilang.`,
  missedWebhooks: ({ since, payments }) =>
    `Sejak ${formatTime.id(since)}, tidak ada webhook Xendit yang sampai: ${payments} pembayaran terakhir terlambat beberapa menit dikonfirmasi. Tidak ada pembayaran yang hilang.`,
  backups: {
    failed: ({ succeeded, failed }) =>
      `Pencadangan gagal pada ${formatTime.id(failed ?? '')}. ${succeeded === null ? 'Belum ada cadangan yang lengkap.' : `Cadangan lengkap terbaru dibuat pada ${formatTime.id(succeeded)}.`}`,
    old: ({ succeeded }) =>
      `Cadangan terbaru lebih tua dari ${maxBackupAgeHours} jam: dibuat pada ${formatTime.id(succeeded ?? '')}.`,
  },
  tellOperator: 'Beri tahu operator situs.',
  checkAdvice: {
    'sign-in': 'Periksa nama pengguna dan kata sandi di SMTP_URL.',
    unavailable: 'Periksa protokol, server, dan port di SMTP_URL.',
    sender: 'Periksa MAIL_FROM: pengguna di SMTP_URL harus boleh mengirim dari alamatnya.',
    webhooks: 'Cocokkan XENDIT_WEBHOOK_TOKEN dengan token verifikasi di dasbor Xendit.',
    missedWebhooks:
      'Pastikan dasbor Xendit berisi URL …/api/webhooks/xendit dari situs, dan firewall tidak memblokir permintaan Xendit.',
    backups: 'Alasannya ada di log pencadangan.',
  },
}

export const operationTexts: Translations<OperationTexts> = { en, id }

export function explainMailProblem(kind: MailProblemKind, language: Language): string {
  const { mailCauses, checkAdvice } = operationTexts[language]
  return `${capitalise(mailCauses[kind])}. ${checkAdvice[kind]}`
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
