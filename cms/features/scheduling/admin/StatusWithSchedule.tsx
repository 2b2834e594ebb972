import type { Payload } from 'payload'
import { type LanguageContext, languageOf } from '../../../core/i18n/language.ts'
import { Status } from '../../../payload-fixes/drafts/Status.tsx'
import { describeSchedule } from '../scheduled-entries.ts'

interface Props extends LanguageContext {
  payload: Payload
  /** Missing for a new entry. */
  id?: number | string
  collectionSlug: string
}

export async function StatusWithSchedule({ payload, id, collectionSlug, i18n }: Props) {
  const entry = id === undefined ? null : { collection: collectionSlug, entryId: String(id) }
  const scheduleTexts = entry ? await describeSchedule(payload, entry, languageOf(i18n)) : []
  return (
    <>
      <Status />
      {scheduleTexts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </>
  )
}
