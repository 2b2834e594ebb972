import type { Payload } from 'payload'
import * as z from 'zod/mini'

/** Thrown if the publisher or the build hook of the hosting provider responds with an error. */
export class PublisherStatusError extends Error {
  override name = 'PublisherStatusError'
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** The call 'report' reports a content change. The call 'state' requests the state of the publisher. */
type PublisherCall = 'report' | 'state'

const problemSchema = z.object({
  /** When the first of several failed calls was made. */
  since: z.iso.datetime(),
  /** The status code of the last response, or null if there was no response. */
  status: z.nullable(z.int()),
})

export type PublishingProblem = z.infer<typeof problemSchema>

type KeyValueStore = Pick<Payload, 'kv'>

const storageKeyOf = (call: PublisherCall) => `publishing-problem-${call}`

export async function readPublishingProblem(
  { kv }: KeyValueStore,
  call: PublisherCall,
): Promise<PublishingProblem | null> {
  const parsed = z.safeParse(problemSchema, await kv.get(storageKeyOf(call)))
  return parsed.success ? parsed.data : null
}

/**
 * Stores that a call failed, and returns the problem with the time of the first failure. Problems are stored in the
 * database, so that every process shows them to editors, also after a restart.
 */
export async function recordCallFailure(
  store: KeyValueStore,
  call: PublisherCall,
  error: unknown,
): Promise<PublishingProblem> {
  const earlierProblem = await readPublishingProblem(store, call)
  const status = error instanceof PublisherStatusError ? error.status : null
  const problem = { since: earlierProblem?.since ?? new Date().toISOString(), status }
  if (earlierProblem?.status !== problem.status) await store.kv.set(storageKeyOf(call), problem)
  return problem
}

export async function recordCallSuccess(store: KeyValueStore, call: PublisherCall): Promise<void> {
  if (await store.kv.has(storageKeyOf(call))) await store.kv.delete(storageKeyOf(call))
}
