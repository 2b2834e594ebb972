import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Outcome, publishingStateSchema, publishSchema } from '@nusa/shared/publishing'
import * as z from 'zod'
import type { Environment, PublisherAccess } from './environment.ts'
import type { ProductContext } from './prepare.ts'

/** What the publisher's process is told beside what every process is. */
export function publisherEnvironment({ settings, env, publisher }: ProductContext): Environment {
  return {
    ...env,
    ASTRO_CACHE_DIR: join(dirname(settings.distDir), 'cache'),
    PUBLISHER_PORT: new URL(publisher.url).port,
    PUBLISHER_TOKEN: publisher.token,
  }
}

/** How one asks the publisher how it stands. */
export function publisherRequest({ url, token }: PublisherAccess): { url: string; init: RequestInit } {
  return { url: `${url}/publishing`, init: { headers: { authorization: `Bearer ${token}` } } }
}

/** Has the storefront published, as at the start, and waits for the end. Nobody is named. */
export async function publishSite({ publisher }: Pick<ProductContext, 'publisher'>): Promise<Outcome> {
  const { url, init } = publisherRequest(publisher)
  return ended(publisher, await fetch(url, { ...init, method: 'POST' }))
}

/** Tells the publisher that content has changed, and waits for the end; null where that is published later. */
export async function publishChange(
  { publisher }: Pick<ProductContext, 'publisher'>,
  by: string[],
): Promise<Outcome | null> {
  const { url } = publisherRequest(publisher)
  const answer = await untilReached(() =>
    fetch(`${url}/hooks/${publisher.token}`, { method: 'POST', body: JSON.stringify({ by }) }),
  )
  return answer.ok && (await answer.clone().json()) === null ? null : ended(publisher, answer)
}

/** Asks again while nobody listens there: a publisher that has died is started again within seconds. */
async function untilReached(ask: () => Promise<Response>): Promise<Response> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(500)
    }
  }
}

async function ended(publisher: PublisherAccess, answer: Response): Promise<Outcome> {
  const { url, init } = publisherRequest(publisher)
  const asked = z.parse(publishSchema, await answerOf(answer))
  const { ended } = z.parse(publishingStateSchema, await answerOf(await fetch(`${url}/idle`, init)))
  const outcome = ended.find(({ id }) => id === asked.id)?.outcome
  if (!outcome) throw new Error('The publisher has ended before the storefront was published.')
  return outcome
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The publisher answered ${response.status}.`)
  return response.json()
}
