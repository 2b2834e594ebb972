import { type Publish, type PublishingState, publishingStateSchema, publishSchema } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../config/env.ts'

/** Milliseconds. It answers at once, whatever it is doing. */
const patience = 5000

export interface AskPublisher {
  state(): Promise<PublishingState | null>
  /** Asks for a publish, or to go back to a release, in somebody's name. */
  publish(by: string, backTo?: number): Promise<Publish | null>
}

/** Speaks with the publisher; null where it can't be reached or answers with something else. */
export function askPublisher({ url, token }: PublisherAccess): AskPublisher {
  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    init: RequestInit,
  ): Promise<z.output<Schema> | null> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    try {
      const answer = await fetch(`${url}/publishing`, { ...init, headers, signal: AbortSignal.timeout(patience) })
      return z.parse(schema, await answer.json())
    } catch {
      return null
    }
  }
  return {
    state: () => ask(publishingStateSchema, {}),
    publish: (by, backTo) =>
      ask(publishSchema, { method: 'POST', body: JSON.stringify({ by: [by], back_to: backTo }) }),
  }
}
