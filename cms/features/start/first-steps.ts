import { findExamples } from '@nusa/shared/catalog'
import type { Endpoint, Payload } from 'payload'
import { toSettings } from '../../catalog/globals.ts'
import type { CmsEnv } from '../../core/env.ts'
import { jsonResponse } from '../../core/http/responses.ts'
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

/** A shop can open without these. */
const optionalSteps: readonly FirstStep[] = ['logo', 'rates']

/** What the environment says, without any value of it. */
export interface SetUp {
  /** Whether the settings may be examples, as those of the demo. */
  allowsExamples: boolean
  hasMailServer: boolean
  /** The URL of the storefront; its API does not start without the keys of the payment provider. */
  siteUrl: string | undefined
  isLocal: boolean
}

export function setUpOf({ allowsExamples, smtpUrl, siteUrl, isLocal }: CmsEnv): SetUp {
  return { allowsExamples, hasMailServer: smtpUrl !== undefined, siteUrl, isLocal }
}

export interface FirstSteps {
  steps: { step: FirstStep; isDone: boolean }[]
  /** Whether only optional steps are left, so that users may hide the list. */
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

/** Returns the steps with what is done; null if all are done, or if only optional ones are left and users hid them. */
export async function readFirstSteps(payload: Payload, setUp: SetUp): Promise<FirstSteps | null> {
  const done = await readDone(payload, setUp)
  const names = Object.keys(firstSteps) as FirstStep[]
  const steps = names.map((step) => ({ step, isDone: done[step] }))
  const missing = names.filter((step) => !done[step])
  const canHide = missing.every((step) => optionalSteps.includes(step))
  if (missing.length === 0 || (canHide && (await payload.kv.has(hiddenKey)))) return null
  return { steps, canHide }
}

async function readDone(payload: Payload, setUp: SetUp): Promise<Record<FirstStep, boolean>> {
  const [settings, currencies, tours, isRunning, paymentProblems] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.findGlobal({ slug: 'currencies', depth: 0 }),
    payload.count({ collection: 'tours', where: { _status: { equals: 'published' } } }),
    setUp.isLocal || isApiRunning(setUp.siteUrl),
    readPaymentProblems(payload),
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
    mail: setUp.isLocal || setUp.hasMailServer,
    payments: isRunning && paymentProblems.length === 0,
    rates: codes.length > 0 && codes.every((code) => code === 'IDR' || rated.has(code)),
  }
}

/** How long (ms) the start page waits for the API. */
const timeoutMs = 1500
/** How long (ms) an API that did not answer is not called again. */
const retryMs = 15_000

/** When each API failed to answer; null if it has answered. Then it has its settings, and is not called again. */
const failedAt = new Map<string, number | null>()

async function isApiRunning(siteUrl: string | undefined): Promise<boolean> {
  if (siteUrl === undefined) return false
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
