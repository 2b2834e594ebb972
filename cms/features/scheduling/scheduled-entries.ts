import type { Payload } from 'payload'
import type { Language, Translations } from '../../core/i18n/language.ts'
import { instantText } from '../../core/i18n/times.ts'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

interface ScheduledTexts {
  willPublish: (at: Date) => string
  willUnpublish: (at: Date) => string
}

export const scheduledTexts: Translations<ScheduledTexts> = {
  en: {
    willPublish: (at: Date) => `will be published on ${instantText(at, 'en')}`,
    willUnpublish: (at: Date) => `will be unpublished on ${instantText(at, 'en')}`,
  },
  id: {
    willPublish: (at) => `akan dipublikasikan pada ${instantText(at, 'id')}`,
    willUnpublish: (at) => `akan diturunkan dari situs pada ${instantText(at, 'id')}`,
  },
}

interface ScheduledEntry extends ScheduledChange {
  jobId: number
  title: string
  at: Date
}

type EntryKey = Pick<ScheduledChange, 'collection' | 'entryId'>

const maxEntries = 8

/**
 * Returns scheduled changes in order of their time: all changes of `entry`, or the next changes of all entries.
 */
export async function findScheduledEntries(payload: Payload, entry?: EntryKey): Promise<ScheduledEntry[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { exists: true } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    // The id in the input of a job is a number or a string, so the query cannot compare it. With `entry`, all jobs are
    // read and their ids are compared below.
    limit: entry ? 0 : maxEntries,
    pagination: false,
  })
  const entryLists = await Promise.all(
    docs.map(async ({ id, input, waitUntil }): Promise<ScheduledEntry[]> => {
      const scheduledChange = parseScheduledChange(input)
      if (!scheduledChange || !waitUntil) return []
      if (entry && !isChangeOf(scheduledChange, entry)) return []
      return [
        {
          ...scheduledChange,
          jobId: id,
          title: await readScheduledTitle(scheduledChange, { payload }),
          at: new Date(waitUntil),
        },
      ]
    }),
  )
  return entryLists.flat()
}

/** Returns texts such as 'Will be unpublished on 24 December 2026, 08:00'. */
export async function describeSchedule(payload: Payload, entry: EntryKey, language: Language): Promise<string[]> {
  const texts = scheduledTexts[language]
  const scheduledEntries = await findScheduledEntries(payload, entry)
  return scheduledEntries.map(({ action, at }) => {
    const text = action === 'publish' ? texts.willPublish(at) : texts.willUnpublish(at)
    return text.charAt(0).toUpperCase() + text.slice(1)
  })
}

function isChangeOf(change: EntryKey, { collection, entryId }: EntryKey): boolean {
  return change.collection === collection && change.entryId === entryId
}
