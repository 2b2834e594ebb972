import { counted } from '@nusa/shared/words'

/** What the audit trail says beside what menus and forms say, in English. */
export const en = {
  /** What is noted and is no field of a form. */
  fields: {
    release: 'Release',
    publish_at: 'To be published at',
    quiet_seconds: 'Changes go live',
    planned_publish: 'To be published at',
    planned_unpublish: 'To be taken off the site at',
  } as Readonly<Record<string, string>>,
  site: 'Site',
  byHand: 'only when somebody publishes',
  afterQuiet: (seconds: number) => `by themselves, ${counted(seconds, 'second')} after the last one`,
  mail: (what: string, to: string) => `${what}, to ${to}`,
}

export type AuditWords = typeof en
