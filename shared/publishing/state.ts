import * as z from 'zod/mini'
import { fieldChangeSchema } from './field-value.ts'

/** What publishing goes through, in this order; going back to an earlier release has only the last. */
export const publishStepSchema = z.enum(['Content', 'Code', 'Pages', 'Publish'])

/** Where in the CMS something is written. */
const writtenIn = {
  /** The slug of its collection, or of what exists once. Empty in what was noted before slugs were. */
  slug: z._default(z.string(), ''),
  /** Null for what exists once. */
  id: z._default(z.nullable(z.union([z.int(), z.string()])), null),
  /** The same in an editor's words: 'Tours', '"Ubud day trip"' (empty for what exists once). */
  collection: z.string(),
  entry: z.string(),
}

/** One field of an entry that can't be published, in an editor's words. */
export const contentFaultSchema = z.object({ ...writtenIn, field: z.string(), rule: z.string() })

/** An entry that is another than in the live release; only one that has changed names fields. */
export const entryChangeSchema = z.object({
  ...writtenIn,
  kind: z.enum(['new', 'changed', 'gone']),
  fields: z.array(fieldChangeSchema),
})

/** What has changed in the CMS since the content that the live release was made from. */
export const changesSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    /** The live release. */
    release: z.int(),
    /** How many entries there are; of very many only the first are listed. */
    total: z.int(),
    entries: z.array(entryChangeSchema),
  }),
  /** Nothing is live, or the live release was made before its content was kept. */
  z.object({ kind: z.literal('unknown') }),
  /** `faults` names what keeps the content of now from being published; empty where the CMS was out of reach. */
  z.object({ kind: z.literal('failed'), message: z.string(), faults: z.array(contentFaultSchema) }),
])

/** What differs between two releases that are kept. */
export const releaseChangesSchema = z.object({
  content: changesSchema,
  /** The first addresses of pages that are new or changed, and of those that are gone; null if a release is not kept. */
  pages: z.nullable(z.object({ changed: z.array(z.string()), gone: z.array(z.string()) })),
  /** How many pages there are of each. */
  counts: z.object({ changed: z.int(), gone: z.int() }),
  /** Whether the site's code differs, which can change every page; null if that is unknown. */
  code_changed: z._default(z.nullable(z.boolean()), null),
})

const time = z.iso.datetime()

export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('published'),
    release: z.int(),
    /** The first addresses of pages that are new or other than before, and of those that are no longer there. */
    changed: z.array(z.string()),
    gone: z.array(z.string()),
    /** The first links to pages that the site doesn't have: '/page/visa in news/ubud/index.html'. */
    dead_links: z.array(z.string()),
    /** How many there are of each; absent where all of them are listed. */
    counts: z.optional(z.object({ changed: z.int(), gone: z.int(), dead_links: z.int() })),
  }),
  z.object({ kind: z.literal('unchanged') }),
  /** Somebody went back to an earlier release, or wants changes to wait: it stays until a person asks, whatever changes. */
  z.object({ kind: z.literal('held') }),
  /** `faults` names what editors can mend; empty where the CMS was out of reach or the code is at fault. */
  z.object({ kind: z.literal('failed'), message: z.string(), faults: z.array(contentFaultSchema) }),
])

/** One asking for the site to be published, or to go back: what became of it. */
export const publishSchema = z.object({
  id: z.int(),
  /** The release to go back to; null where the content of now is published. */
  back_to: z.nullable(z.int()),
  /** Who asked, by name; nobody where a change asked. */
  by: z.array(z.string()),
  /** Whose changes asked for it, where nobody did; as far as they are known. */
  changed_by: z._default(z.array(z.string()), []),
  asked_at: time,
  started_at: z.nullable(time),
  ended_at: z.nullable(time),
  /** Where it is now; null before and after. */
  step: z.nullable(publishStepSchema),
  steps: z.array(z.object({ name: publishStepSchema, milliseconds: z.number() })),
  outcome: z.nullable(outcomeSchema),
})

export const releaseSummarySchema = z.object({
  number: z.int(),
  is_live: z.boolean(),
  since: time,
  by: z.array(z.string()),
  changed_by: z._default(z.array(z.string()), []),
  /** The release that it is a copy of, where somebody went back to that. */
  copy_of: z.nullable(z.int()),
})

/**
 * Seconds. The shortest quiet time, which stands for changes that go live at once: the CMS tells the publisher of the first of
 * several changes in a row immediately, and of the others when there was none for so long.
 */
export const leastQuiet = 2

/** When the site is published without anybody pressing a button. */
export const scheduleSchema = z.object({
  /** Changes go live once there was none for so many seconds; null: only when somebody publishes. */
  quiet_seconds: z.nullable(z.int().check(z.minimum(leastQuiet), z.maximum(3600))),
  /** Who said so, and when; nobody for what holds until somebody does. */
  set_by: z.array(z.string()),
  set_at: z.nullable(time),
  /** When changes that were made go live, unless there are more; null where none wait. */
  quiet_until: z.nullable(time),
  /** When the last of the changes that are not live yet came, or was due to go live by itself; null where none are. */
  owed_since: z._default(z.nullable(time), null),
  /** Whose changes are not live yet, as far as they are known. */
  changed_by: z._default(z.array(z.string()), []),
  /** The one publish that somebody has planned. */
  publish_at: z.nullable(z.object({ at: time, by: z.array(z.string()), asked_at: time })),
})

export type Schedule = z.infer<typeof scheduleSchema>

/** What holds until somebody says otherwise: changes go live by themselves, as soon as they can. */
export const unsetSchedule: Schedule = {
  quiet_seconds: leastQuiet,
  set_by: [],
  set_at: null,
  quiet_until: null,
  owed_since: null,
  changed_by: [],
  publish_at: null,
}

/** What somebody wants to be otherwise; null plans no publish. */
export const scheduleChangeSchema = z.object({
  quiet_seconds: z.optional(scheduleSchema.shape.quiet_seconds),
  publish_at: z.optional(z.nullable(time)),
})

/** What the publisher tells of the site. */
export const publishingStateSchema = z.object({
  /** The address of the storefront, without a slash at its end. */
  site_url: z.string(),
  /** Those that are kept, the newest first. */
  releases: z.array(releaseSummarySchema),
  running: z.nullable(publishSchema),
  waiting: z.array(publishSchema),
  /** Those that have ended, the newest first. */
  ended: z.array(publishSchema),
  /** How long the last one took that published something; null before. */
  usual_milliseconds: z.nullable(z.number()),
  schedule: scheduleSchema,
})

export type ContentFault = z.infer<typeof contentFaultSchema>
export type EntryChange = z.infer<typeof entryChangeSchema>
export type Changes = z.infer<typeof changesSchema>
export type ReleaseChanges = z.infer<typeof releaseChangesSchema>
export type PublishStep = z.infer<typeof publishStepSchema>
export type Outcome = z.infer<typeof outcomeSchema>
export type Publish = z.infer<typeof publishSchema>
export type ReleaseSummary = z.infer<typeof releaseSummarySchema>
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>
export type PublishingState = z.infer<typeof publishingStateSchema>
