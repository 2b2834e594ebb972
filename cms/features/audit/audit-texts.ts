import { formatCount } from '@nusa/shared/text'
import type { Translations } from '../../core/i18n/language.ts'

const en = {
  /** Labels of changes that do not belong to a form field. */
  fields: {
    release: 'Release',
    publish_at: 'Scheduled for',
    quiet_seconds: 'Changes go live',
    planned_publish: 'Publish at',
    planned_unpublish: 'Unpublish at',
    authenticator_app_added: 'Authenticator app added',
    authenticator_app_removed: 'Authenticator app removed',
    passkey: 'Passkey',
    recovery_code_used: 'Recovery code used',
    recovery_codes_replaced: 'New recovery codes',
    two_step_reset: 'Two-step sign-in reset',
    ended_sessions: 'Sessions ended',
  } as Readonly<Record<string, string>>,
  site: 'Site',
  publishedManually: 'only when someone publishes',
  publishedAutomatically: (seconds: number) => `automatically, ${formatCount(seconds, 'second')} after the last change`,
}

type AuditTexts = typeof en

const id: AuditTexts = {
  fields: {
    release: 'Rilis',
    publish_at: 'Dijadwalkan pada',
    quiet_seconds: 'Perubahan tayang',
    planned_publish: 'Publikasikan pada',
    planned_unpublish: 'Batalkan publikasi pada',
    authenticator_app_added: 'Aplikasi autentikator ditambahkan',
    authenticator_app_removed: 'Aplikasi autentikator dihapus',
    passkey: 'Kunci sandi',
    recovery_code_used: 'Kode pemulihan dipakai',
    recovery_codes_replaced: 'Kode pemulihan baru',
    two_step_reset: 'Masuk dua langkah diatur ulang',
    ended_sessions: 'Sesi diakhiri',
  },
  site: 'Situs',
  publishedManually: 'hanya bila seseorang memublikasikannya',
  publishedAutomatically: (seconds) => `secara otomatis, ${seconds} detik setelah yang terakhir`,
}

export const auditTexts: Translations<AuditTexts> = { en, id }
