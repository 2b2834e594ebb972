import { type Preview, type PreviewRequest, previewSchema } from '@nusa/shared/preview'
import { type Publish, type PublishingState, publishingStateSchema, publishSchema } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../config/env.ts'

/** Milliseconds. It answers at once, whatever it is doing; but the first preview waits for all content to be read. */
const patience = { state: 5000, preview: 30_000 }

export interface AskPublisher {
  state(): Promise<PublishingState | null>
  /** Asks for a publish, or to go back to a release, in somebody's name. */
  publish(by: string, backTo?: number): Promise<Publish | null>
  /** Has the page of an entry made. */
  preview(request: PreviewRequest): Promise<Preview | null>
}

/** Speaks with the publisher; null where it can't be reached or answers with something else. */
export function askPublisher({ url, token }: PublisherAccess): AskPublisher {
  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    init: RequestInit,
    [path, time] = ['/publishing', patience.state],
  ): Promise<z.output<Schema> | null> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    try {
      const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(time) })
      return z.parse(schema, await answer.json())
    } catch {
      return null
    }
  }
  return {
    state: () => ask(publishingStateSchema, {}),
    publish: (by, backTo) =>
      ask(publishSchema, { method: 'POST', body: JSON.stringify({ by: [by], back_to: backTo }) }),
    preview: (request) =>
      ask(previewSchema, { method: 'POST', body: JSON.stringify(request) }, ['/preview', patience.preview]),
  }
}
