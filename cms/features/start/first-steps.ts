import { findExamples } from '@nusa/shared/catalog'
import { isKeyRejected, type MailProblemKind } from '@nusa/shared/operations'
import type { Endpoint, Payload } from 'payload'
import { toSettings } from '../../catalog/globals.ts'
import type { CmsEnv } from '../../core/env.ts'
import { jsonResponse } from '../../core/http/responses.ts'
import { readMailProblems } from '../office/mail-problems.ts'
import { readPaymentProblems } from '../office/payment-problems.ts'
import { editorsOnly } from '../publishing/responses.ts'

/** The steps to a site that can sell, in their order, with the place in the CMS; null if an operator does it. */
export const firstSteps = {
  name: '/globals/settings',
  logo: '/globals/settings',
  email: '/globals/settings',
  phone: '/globals/settings',
  tax: '/globals/settings',
  terms: '/globals/settings',
  tour: '/collections/tours/create',
  mail: null,
  payments: null,
  rates: '/globals/currencies',
} as const

export type FirstStep = keyof typeof firstSteps

/** Why an operator must still set something up. */
export type Obstacle =
  | 'no-mail-server'
  | `mail-${MailProblemKind}`
  | 'no-site-url'
  | 'no-payment-keys'
  | 'api-unreachable'
  | 'payment-key-rejected'
  | 'provider-unreachable'

/** These can disappear without the operator, and the start page shows them in its tasks, too. */
const temporaryObstacles: readonly (Obstacle | null)[] = ['mail-unavailable', 'provider-unreachable']

const isTemporary = (obstacle: Obstacle | null) => temporaryObstacles.includes(obstacle)

/** A shop can open without these. */
const optionalSteps: readonly FirstStep[] = ['logo', 'rates']

/** What the environment says, without any value of it. */
export interface SetUp {
  /** Whether the settings may be examples, as those of the demo. */
  allowsExamples: boolean
  hasMailServer: boolean
  /** The URL of the storefront; its API does not start without the keys of the payment provider. */
  siteUrl: string | undefined
  /** Null if the environment of the CMS does not name the keys, because the API has its own. */
  hasPaymentKeys: boolean | null
  isLocal: boolean
}

export function setUpOf({ allowsExamples, smtpUrl, siteUrl, hasPaymentKeys, isLocal }: CmsEnv): SetUp {
  return { allowsExamples, hasMailServer: smtpUrl !== undefined, siteUrl, hasPaymentKeys, isLocal }
}

export interface FirstSteps {
  /** `obstacle` is known only of steps that an operator does. */
  steps: { step: FirstStep; isDone: boolean; obstacle: Obstacle | null }[]
  /** Whether only optional steps, and those with a temporary obstacle, are left, so that users may hide the list. */
  canHide: boolean
}

const hiddenKey = 'first-steps-hidden'

/** `POST /api/first-steps/hide`, for editors and administrators, hides the steps for all users. */
export const hideFirstStepsEndpoint: Endpoint = {
  path: '/first-steps/hide',
  method: 'post',
  handler: editorsOnly(async ({ payload }) => {
    await payload.kv.set(hiddenKey, true)
    return jsonResponse({ hidden: true })
  }),
}

/**
 * Returns the steps with what is done; null if all are done, or if only optional ones are left and users hid them. A step
 * with a temporary obstacle does not show the steps again.
 */
export async function readFirstSteps(payload: Payload, setUp: SetUp): Promise<FirstSteps | null> {
  const [contentDone, mail, payments] = await Promise.all([
    readDone(payload, setUp),
    findMailObstacle(payload, setUp),
    findPaymentObstacle(payload, setUp),
  ])
  const done = { ...contentDone, mail: mail === null, payments: payments === null }
  const obstacles: Partial<Record<FirstStep, Obstacle | null>> = { mail, payments }
  const names = Object.keys(firstSteps) as FirstStep[]
  const steps = names.map((step) => ({ step, isDone: done[step], obstacle: obstacles[step] ?? null }))
  const missing = steps.filter(({ isDone }) => !isDone)
  const lasting = missing.filter(({ obstacle }) => !isTemporary(obstacle))
  const areOptional = (some: typeof steps) => some.every(({ step }) => optionalSteps.includes(step))
  if (lasting.length === 0 || (areOptional(lasting) && (await payload.kv.has(hiddenKey)))) return null
  return { steps, canHide: areOptional(lasting) }
}

async function readDone(
  payload: Payload,
  setUp: SetUp,
): Promise<Record<Exclude<FirstStep, 'mail' | 'payments'>, boolean>> {
  const [settings, currencies, tours] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.findGlobal({ slug: 'currencies', depth: 0 }),
    payload.count({ collection: 'tours', where: { _status: { equals: 'published' } } }),
  ])
  const examples = setUp.allowsExamples ? [] : findExamples(toSettings(settings)).map((path) => path.join('.'))
  const codes = (currencies.currencies ?? []).filter(({ is_active }) => is_active !== false).map(({ code }) => code)
  const rated = new Set((currencies.currency_rates.rates ?? []).map(({ code }) => code))
  return {
    name: !examples.includes('site_name'),
    // A demo needs none.
    logo: setUp.allowsExamples || Boolean(settings.logo),
    email: !examples.some((path) => path !== 'site_name'),
    phone: Boolean(settings.contact.phone),
    tax: typeof settings.tax === 'number',
    terms: Boolean(settings.terms_page),
    tour: tours.totalDocs > 0,
    rates: codes.length > 0 && codes.every((code) => code === 'IDR' || rated.has(code)),
  }
}

async function findMailObstacle(payload: Payload, { isLocal, hasMailServer }: SetUp): Promise<Obstacle | null> {
  if (!isLocal && !hasMailServer) return 'no-mail-server'
  const found = await readMailProblems(payload)
  return chooseObstacle(found.map(({ problem }): Obstacle => `mail-${problem.kind}`))
}

async function findPaymentObstacle(
  payload: Payload,
  { isLocal, siteUrl, hasPaymentKeys }: SetUp,
): Promise<Obstacle | null> {
  if (!isLocal) {
    // The API does not start without the keys, so one that answers has them.
    if (siteUrl === undefined) return hasPaymentKeys === false ? 'no-payment-keys' : 'no-site-url'
    if (!(await isApiRunning(siteUrl))) return hasPaymentKeys === false ? 'no-payment-keys' : 'api-unreachable'
  }
  const found = await readPaymentProblems(payload)
  return chooseObstacle(
    found.map(({ problem }) => (isKeyRejected(problem.status) ? 'payment-key-rejected' : 'provider-unreachable')),
  )
}

/** Returns an obstacle that does not disappear without the operator, if there is one. */
function chooseObstacle(obstacles: readonly Obstacle[]): Obstacle | null {
  return obstacles.find((obstacle) => !isTemporary(obstacle)) ?? obstacles[0] ?? null
}

/** How long (ms) the start page waits for the API. */
const timeoutMs = 1500
/** How long (ms) an API that did not answer is not called again. */
const retryMs = 15_000

/** When each API failed to answer; null if it has answered. Then it has its settings, and is not called again. */
const failedAt = new Map<string, number | null>()

async function isApiRunning(siteUrl: string): Promise<boolean> {
  const known = failedAt.get(siteUrl)
  if (known === null || (known !== undefined && Date.now() - known < retryMs)) return known === null
  const signal = AbortSignal.timeout(timeoutMs)
  const isRunning = await fetch(`${siteUrl}/api/health`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
  failedAt.set(siteUrl, isRunning ? null : Date.now())
  return isRunning
}
