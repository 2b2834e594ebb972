import * as z from 'zod/mini'
import { fieldChangeSchema } from './field-value.ts'

/** The steps in their order; a rollback to an earlier release has only the last step. */
export const publishStepSchema = z.enum(['Content', 'Code', 'Pages', 'Publish'])

const entryLocationFields = {
  /** The slug of the collection or global. Empty in records stored before slugs were added. */
  slug: z._default(z.string(), ''),
  /** Null for a global. */
  id: z._default(z.nullable(z.union([z.int(), z.string()])), null),
  /** The label of the collection or global for editors, such as 'Tours'. */
  collection: z.string(),
  /** The label of the entry for editors, such as '"Ubud day trip"'; empty for a global. */
  entry: z.string(),
}

export const contentFaultSchema = z.object({ ...entryLocationFields, field: z.string(), rule: z.string() })

/** An entry that differs from the live release; `fields` is only filled for a changed entry. */
export const entryChangeSchema = z.object({
  ...entryLocationFields,
  kind: z.enum(['new', 'changed', 'gone']),
  fields: z.array(fieldChangeSchema),
})

export const changesSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    release: z.int(),
    /** The number of changed entries; `entries` lists only the first changed entries. */
    total: z.int(),
    entries: z.array(entryChangeSchema),
  }),
  /** There is no live release, or it is from before releases stored their content. */
  z.object({ kind: z.literal('unknown') }),
  /** `faults` lists the validation errors that prevent publishing; empty if the CMS was unreachable. */
  z.object({ kind: z.literal('failed'), message: z.string(), faults: z.array(contentFaultSchema) }),
])

export const releaseChangesSchema = z.object({
  content: changesSchema,
  /** The paths of the first changed (or new) and removed pages; null if a release is no longer stored. */
  pages: z.nullable(z.object({ changed: z.array(z.string()), gone: z.array(z.string()) })),
  counts: z.object({ changed: z.int(), gone: z.int() }),
  /** Whether the site's code differs, which can affect every page; null if unknown. */
  code_changed: z._default(z.nullable(z.boolean()), null),
})

const timestampSchema = z.iso.datetime()

export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('published'),
    release: z.int(),
    /** The paths of the first changed (or new) and removed pages. */
    changed: z.array(z.string()),
    gone: z.array(z.string()),
    /** The first links to pages that do not exist: '/page/visa in news/ubud/index.html'. */
    dead_links: z.array(z.string()),
    /** Missing if all items are listed. */
    counts: z.optional(z.object({ changed: z.int(), gone: z.int(), dead_links: z.int() })),
  }),
  z.object({ kind: z.literal('unchanged') }),
  /** Not published, because a user rolled back to an earlier release or chose manual publishing. */
  z.object({ kind: z.literal('held') }),
  z.object({
    kind: z.literal('failed'),
    message: z.string(),
    /** The faults that editors can fix; empty if the CMS was unreachable or the code is at fault. */
    faults: z.array(contentFaultSchema),
    /**
     * Whether the publish failed only because the site is not open yet. If true, `faults` lists the settings that are
     * still examples.
     */
    is_opening: z.optional(z.boolean()),
  }),
])

export const publishSchema = z.object({
  id: z.int(),
  /** The release to roll back to; null for a publish of the current content. */
  back_to: z.nullable(z.int()),
  /** The users who requested the publish; empty if a change triggered it. */
  by: z.array(z.string()),
  /** The editors whose changes triggered the publish, as far as known; empty if a user requested it. */
  changed_by: z._default(z.array(z.string()), []),
  asked_at: timestampSchema,
  started_at: z.nullable(timestampSchema),
  ended_at: z.nullable(timestampSchema),
  /** Null before and after the publish. */
  step: z.nullable(publishStepSchema),
  steps: z.array(z.object({ name: publishStepSchema, milliseconds: z.number() })),
  outcome: z.nullable(outcomeSchema),
})

export const releaseSummarySchema = z.object({
  number: z.int(),
  is_live: z.boolean(),
  since: timestampSchema,
  by: z.array(z.string()),
  changed_by: z._default(z.array(z.string()), []),
  /** The earlier release that this release restores; null if this release is not a rollback. */
  copy_of: z.nullable(z.int()),
})

/**
 * With this quiet period, changes go live immediately. The CMS reports the first of several changes immediately, and
 * the later changes when this period has passed without another change.
 */
export const minQuietSeconds = 2

/** When changes are published without a request by a user. */
export const scheduleSchema = z.object({
  /** Changes go live after this many seconds without a further change; null if only users publish. */
  quiet_seconds: z.nullable(z.int().check(z.minimum(minQuietSeconds), z.maximum(3600))),
  /** Empty for the default schedule. */
  set_by: z.array(z.string()),
  /** Null for the default schedule. */
  set_at: z.nullable(timestampSchema),
  /** When pending changes go live if no further changes follow; null if no changes are pending. */
  quiet_until: z.nullable(timestampSchema),
  /**
   * When the last change that is not live yet was made, or when the quiet period after it ended; null if all changes
   * are live.
   */
  owed_since: z._default(z.nullable(timestampSchema), null),
  /** The editors whose changes are not live yet, as far as known. */
  changed_by: z._default(z.array(z.string()), []),
  /** Null if no publish is scheduled. */
  publish_at: z.nullable(z.object({ at: timestampSchema, by: z.array(z.string()), asked_at: timestampSchema })),
})

export type Schedule = z.infer<typeof scheduleSchema>

/** Changes go live automatically and immediately. */
export const defaultSchedule: Schedule = {
  quiet_seconds: minQuietSeconds,
  set_by: [],
  set_at: null,
  quiet_until: null,
  owed_since: null,
  changed_by: [],
  publish_at: null,
}

/** `publish_at: null` cancels the scheduled publish. */
export const scheduleChangeSchema = z.object({
  quiet_seconds: z.optional(scheduleSchema.shape.quiet_seconds),
  publish_at: z.optional(z.nullable(timestampSchema)),
})

export const publishingStateSchema = z.object({
  /** Without a trailing slash. */
  site_url: z.string(),
  /** Whether visitors see only the opening page, because settings are still examples. */
  is_opening: z._default(z.boolean(), false),
  /** Newest first. */
  releases: z.array(releaseSummarySchema),
  running: z.nullable(publishSchema),
  waiting: z.array(publishSchema),
  /** Newest first. */
  ended: z.array(publishSchema),
  /** How long the last publish that changed the site took; null before the first. */
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
