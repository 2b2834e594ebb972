import { findExamples } from '@nusa/shared/catalog'
import { isKeyRejected, type MailProblemKind } from '@nusa/shared/operations'
import type { Endpoint, Payload } from 'payload'
import { toSettings } from '../../catalog/globals.ts'
import type { CmsEnv } from '../../core/env.ts'
import { jsonResponse } from '../../core/http/responses.ts'
import { readMailProblems } from '../office/mail-problems.ts'
import { readPaymentProblems } from '../office/payment-problems.ts'
import { restrictToEditors } from '../publishing/responses.ts'

/**
 * The steps before a new site can sell, with the path of the page in the CMS. The path is null if an operator must do
 * the step outside of the CMS.
 */
export const firstStepPaths = {
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

export type FirstStep = keyof typeof firstStepPaths

/** Why a step of the operator is not done. */
export type Obstacle =
  | 'no-mail-server'
  | `mail-${MailProblemKind}`
  | 'no-site-url'
  | 'no-payment-keys'
  | 'api-unreachable'
  | 'payment-key-rejected'
  | 'provider-unreachable'

/** Obstacles that can disappear without the operator. Another part of the start page already shows them as tasks. */
const temporaryObstacles: readonly (Obstacle | null)[] = ['mail-unavailable', 'provider-unreachable']

const isTemporary = (obstacle: Obstacle | null) => temporaryObstacles.includes(obstacle)

/** The site can sell without these steps. */
const optionalSteps: readonly FirstStep[] = ['logo', 'rates']

/** The parts of the environment that decide which steps are done. They contain no secret. */
export interface SetupEnv {
  /** Whether the site may be published with the example settings, as the demo site is. */
  allowsExamples: boolean
  hasMailServer: boolean
  /** Undefined if the storefront is not configured. */
  siteUrl: string | undefined
  /** Null if the environment of the CMS has no variables for the keys of the payment provider. */
  hasPaymentKeys: boolean | null
  /** Whether the CMS runs on a developer's machine, where no mail server and no API are required. */
  isLocal: boolean
}

export function readSetupEnv({ allowsExamples, smtpUrl, siteUrl, hasPaymentKeys, isLocal }: CmsEnv): SetupEnv {
  return { allowsExamples, hasMailServer: smtpUrl !== undefined, siteUrl, hasPaymentKeys, isLocal }
}

export interface FirstSteps {
  /** `obstacle` is the reason why a step of the operator is not done; it is null for all other steps. */
  steps: { step: FirstStep; isDone: boolean; obstacle: Obstacle | null }[]
  /** Whether users may hide the list, because only optional steps and temporary obstacles are left. */
  canHide: boolean
}

const hiddenKey = 'first-steps-hidden'

/** `POST /api/first-steps/hide` hides the steps for all users. Only editors and administrators may call it. */
export const hideFirstStepsEndpoint: Endpoint = {
  path: '/first-steps/hide',
  method: 'post',
  handler: restrictToEditors(async ({ payload }) => {
    await payload.kv.set(hiddenKey, true)
    return jsonResponse({ hidden: true })
  }),
}

/**
 * Returns null if all steps are done, or if a user has hidden the list and only optional steps are left. Steps with a
 * temporary obstacle count as done.
 */
export async function readFirstSteps(payload: Payload, setupEnv: SetupEnv): Promise<FirstSteps | null> {
  const [doneContentSteps, mailObstacle, paymentObstacle] = await Promise.all([
    readDoneContentSteps(payload, setupEnv),
    findMailObstacle(payload, setupEnv),
    findPaymentObstacle(payload, setupEnv),
  ])
  const isDoneByStep = { ...doneContentSteps, mail: mailObstacle === null, payments: paymentObstacle === null }
  const obstacles: Partial<Record<FirstStep, Obstacle | null>> = {
    mail: mailObstacle,
    payments: paymentObstacle,
  }
  const stepNames = Object.keys(firstStepPaths) as FirstStep[]
  const steps = stepNames.map((step) => ({ step, isDone: isDoneByStep[step], obstacle: obstacles[step] ?? null }))
  const openSteps = steps.filter(({ isDone }) => !isDone)
  const blockingSteps = openSteps.filter(({ obstacle }) => !isTemporary(obstacle))
  if (blockingSteps.length === 0) return null
  const canHide = blockingSteps.every(({ step }) => optionalSteps.includes(step))
  const isHidden = canHide && (await payload.kv.has(hiddenKey))
  return isHidden ? null : { steps, canHide }
}

async function readDoneContentSteps(
  payload: Payload,
  setupEnv: SetupEnv,
): Promise<Record<Exclude<FirstStep, 'mail' | 'payments'>, boolean>> {
  const [settings, currencies, tours] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.findGlobal({ slug: 'currencies', depth: 0 }),
    payload.count({ collection: 'tours', where: { _status: { equals: 'published' } } }),
  ])
  const examplePaths = setupEnv.allowsExamples ? [] : findExamples(toSettings(settings)).map((path) => path.join('.'))
  const activeCodes = (currencies.currencies ?? [])
    .filter(({ is_active }) => is_active !== false)
    .map(({ code }) => code)
  const ratedCodes = new Set((currencies.currency_rates.rates ?? []).map(({ code }) => code))
  return {
    name: !examplePaths.includes('site_name'),
    // A demo site needs no logo.
    logo: setupEnv.allowsExamples || Boolean(settings.logo),
    // All example values except the name are addresses: the email address and social media.
    email: !examplePaths.some((path) => path !== 'site_name'),
    phone: Boolean(settings.contact.phone),
    tax: typeof settings.tax === 'number',
    terms: Boolean(settings.terms_page),
    tour: tours.totalDocs > 0,
    rates: activeCodes.length > 0 && activeCodes.every((code) => code === 'IDR' || ratedCodes.has(code)),
  }
}

async function findMailObstacle(payload: Payload, { isLocal, hasMailServer }: SetupEnv): Promise<Obstacle | null> {
  if (!isLocal && !hasMailServer) return 'no-mail-server'
  const mailProblems = await readMailProblems(payload)
  return chooseObstacle(mailProblems.map(({ problem }): Obstacle => `mail-${problem.kind}`))
}

async function findPaymentObstacle(
  payload: Payload,
  { isLocal, siteUrl, hasPaymentKeys }: SetupEnv,
): Promise<Obstacle | null> {
  if (!isLocal) {
    // The API does not start without the keys of the payment provider. If the API responds, the keys are set.
    if (siteUrl === undefined) return hasPaymentKeys === false ? 'no-payment-keys' : 'no-site-url'
    if (!(await isApiRunning(siteUrl))) return hasPaymentKeys === false ? 'no-payment-keys' : 'api-unreachable'
  }
  const paymentProblems = await readPaymentProblems(payload)
  return chooseObstacle(
    paymentProblems.map(({ problem }) =>
      isKeyRejected(problem.status) ? 'payment-key-rejected' : 'provider-unreachable',
    ),
  )
}

/** Returns the first obstacle that is not temporary, or else the first obstacle. */
function chooseObstacle(obstacles: readonly Obstacle[]): Obstacle | null {
  return obstacles.find((obstacle) => !isTemporary(obstacle)) ?? obstacles[0] ?? null
}

/** How long (milliseconds) the start page waits for a response of the API. */
const timeoutMs = 1500
/** How long (milliseconds) to wait after a failed call of the API before calling it again. */
const retryPauseMs = 15_000

/**
 * The time of the last failed call, by the URL of the site. Null means that the API has responded. A running
 * API is not called again, because it has all its settings.
 */
const lastFailures = new Map<string, number | null>()

async function isApiRunning(siteUrl: string): Promise<boolean> {
  const lastFailure = lastFailures.get(siteUrl)
  if (lastFailure === null) return true
  if (lastFailure !== undefined && Date.now() - lastFailure < retryPauseMs) return false
  const signal = AbortSignal.timeout(timeoutMs)
  const isRunning = await fetch(`${siteUrl}/api/health`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
  lastFailures.set(siteUrl, isRunning ? null : Date.now())
  return isRunning
}
