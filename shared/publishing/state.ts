import * as z from 'zod/mini'

/** What publishing goes through, in this order; going back to an earlier release has only the last. */
export const publishStepSchema = z.enum(['Content', 'Code', 'Pages', 'Publish'])

/** One field of an entry that can't be published, in an editor's words. */
export const contentFaultSchema = z.object({
  collection: z.string(),
  entry: z.string(),
  field: z.string(),
  rule: z.string(),
})

const time = z.iso.datetime()

export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('published'),
    release: z.int(),
    /** Addresses of pages that are new or other than before, and of those that are no longer there. */
    changed: z.array(z.string()),
    gone: z.array(z.string()),
    /** Links to pages that the site doesn't have: '/page/visa in news/ubud/index.html'. */
    dead_links: z.array(z.string()),
  }),
  z.object({ kind: z.literal('unchanged'), dead_links: z.array(z.string()) }),
  /** Somebody went back to an earlier release: it stays until a person asks, whatever changes. */
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
  /** The release that it is a copy of, where somebody went back to that. */
  copy_of: z.nullable(z.int()),
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
})

export type ContentFault = z.infer<typeof contentFaultSchema>
export type PublishStep = z.infer<typeof publishStepSchema>
export type Outcome = z.infer<typeof outcomeSchema>
export type Publish = z.infer<typeof publishSchema>
export type ReleaseSummary = z.infer<typeof releaseSummarySchema>
export type PublishingState = z.infer<typeof publishingStateSchema>
