import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Outcome, publishingStateSchema, publishSchema } from '@nusa/shared/publishing'
import * as z from 'zod'
import type { Environment, PublisherAccess } from './environment.ts'
import type { ProductContext } from './prepare.ts'

export function publisherEnvironment({ settings, env, publisher }: ProductContext): Environment {
  return {
    ...env,
    ASTRO_CACHE_DIR: join(dirname(settings.distDir), 'cache'),
    PUBLISHER_PORT: new URL(publisher.url).port,
    PUBLISHER_TOKEN: publisher.token,
  }
}

export function publisherRequest({ url, token }: PublisherAccess): { url: string; init: RequestInit } {
  return { url: `${url}/publishing`, init: { headers: { authorization: `Bearer ${token}` } } }
}

/** Publishes the site and waits for the outcome. The publish is not attributed to an editor. */
export async function publishSite({ publisher }: Pick<ProductContext, 'publisher'>): Promise<Outcome> {
  const { url, init } = publisherRequest(publisher)
  return waitForOutcome(publisher, await fetch(url, { ...init, method: 'POST' }))
}

/** Notifies the publisher of changed content. Returns null if the content will be published later. */
export async function publishChange(
  { publisher }: Pick<ProductContext, 'publisher'>,
  editors: string[],
): Promise<Outcome | null> {
  const { url, init } = publisherRequest(publisher)
  const response = await retryUntilReachable(() =>
    fetch(`${url}/changes`, { ...init, method: 'POST', body: JSON.stringify({ by: editors }) }),
  )
  const isPostponed = response.ok && (await response.clone().json()) === null
  return isPostponed ? null : waitForOutcome(publisher, response)
}

/** Retries for 30 seconds, because a crashed publisher is restarted within seconds. */
async function retryUntilReachable(send: () => Promise<Response>): Promise<Response> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(500)
    }
  }
}

async function waitForOutcome(publisher: PublisherAccess, response: Response): Promise<Outcome> {
  const { url, init } = publisherRequest(publisher)
  const requestedPublish = z.parse(publishSchema, await readJson(response))
  // The publisher responds when no publish is running or waiting.
  const idleResponse = await fetch(`${url}/idle`, init)
  const { ended: endedPublishes } = z.parse(publishingStateSchema, await readJson(idleResponse))
  const outcome = endedPublishes.find(({ id }) => id === requestedPublish.id)?.outcome
  if (!outcome) throw new Error('The publisher exited before the storefront was published.')
  return outcome
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The publisher returned ${response.status}.`)
  return response.json()
}
