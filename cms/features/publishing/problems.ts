import type { Payload } from 'payload'
import * as z from 'zod/mini'

/** Thrown if the publisher or the host responds with an error. */
export class PublisherStatusError extends Error {
  override name = 'PublisherStatusError'
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** 'report' reports a content change, and 'state' requests the state of the publisher. */
type FailedCall = 'report' | 'state'

const problemSchema = z.object({
  /** When the first of several failed calls was made. */
  since: z.iso.datetime(),
  /** The status code of the last response, or null if there was no response. */
  status: z.nullable(z.int()),
})

/** Calls to the publisher or the host that have been failing. */
export type PublishingProblem = z.infer<typeof problemSchema>

type Store = Pick<Payload, 'kv'>

const keyOf = (call: FailedCall) => `publishing-problem-${call}`

export async function readProblem({ kv }: Store, call: FailedCall): Promise<PublishingProblem | null> {
  const parsed = z.safeParse(problemSchema, await kv.get(keyOf(call)))
  return parsed.success ? parsed.data : null
}

/**
 * Stores that a call failed, and returns the problem with the time of the first failure. The database stores problems,
 * so that editors see them in all processes and after a restart.
 */
export async function recordFailure(store: Store, call: FailedCall, error: unknown): Promise<PublishingProblem> {
  const earlier = await readProblem(store, call)
  const status = error instanceof PublisherStatusError ? error.status : null
  const problem = { since: earlier?.since ?? new Date().toISOString(), status }
  if (earlier?.status !== problem.status || earlier.since !== problem.since) await store.kv.set(keyOf(call), problem)
  return problem
}

export async function recordSuccess(store: Store, call: FailedCall): Promise<void> {
  if (await store.kv.has(keyOf(call))) await store.kv.delete(keyOf(call))
}
