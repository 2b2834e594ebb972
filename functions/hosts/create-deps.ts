import { sql } from 'drizzle-orm'
import { outboxMailer, smtpMailer } from '../adapters/mailer.ts'
import { payloadAvailability } from '../adapters/payload/availability.ts'
import { payloadBookings } from '../adapters/payload/bookings.ts'
import { payloadCancellations } from '../adapters/payload/cancellations.ts'
import { payloadCatalog } from '../adapters/payload/catalog.ts'
import { connect } from '../adapters/payload/connect.ts'
import { payloadFavorites } from '../adapters/payload/favorites.ts'
import { postgresLimiter } from '../adapters/payload/limiter.ts'
import { createMailProblems } from '../adapters/payload/mail-problems.ts'
import { payloadOutbox } from '../adapters/payload/outbox.ts'
import { payloadAccountDetails } from '../adapters/payload/people/account-details.ts'
import { payloadAccounts } from '../adapters/payload/people/accounts.ts'
import { payloadHousekeeping } from '../adapters/payload/people/housekeeping.ts'
import { payloadPictures } from '../adapters/payload/people/pictures.ts'
import { payloadSubscriptions } from '../adapters/payload/people/subscriptions.ts'
import { createProblemStore } from '../adapters/payload/problem-store.ts'
import { createProviderProblems } from '../adapters/payload/provider-problems.ts'
import { payloadRefunds } from '../adapters/payload/refunds.ts'
import { payloadTerms } from '../adapters/payload/terms.ts'
import { payloadTripDetails } from '../adapters/payload/trip-details.ts'
import { createWebhookProblems } from '../adapters/payload/webhook-problems.ts'
import { sharpPictures } from '../adapters/pictures/pictures.ts'
import { cmsPreviews } from '../adapters/previews.ts'
import { pdfVouchers } from '../adapters/voucher/vouchers.ts'
import { xenditProvider } from '../adapters/xendit/provider.ts'
import { xenditRefunds } from '../adapters/xendit/refunds.ts'
import type { WaitForIdle } from '../ports/background.ts'
import type { Deps, Log } from '../ports/deps.ts'
import { backgroundTimeoutMs, createBackground } from './background.ts'
import type { Env } from './env.ts'

/** This is longer than a password check, so the duration of a sign-in does not reveal whether an account exists. */
const minAuthDurationMs = 400

export async function createDeps(
  env: Env,
  {
    now = () => new Date(),
    log,
    waitForIdle,
    providerTimeoutMs,
  }: { now?: () => Date; log: Log; waitForIdle?: WaitForIdle; providerTimeoutMs?: number },
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { databaseUrl, databasePool, payloadSecret: secret, siteUrl, mail, xendit } = env
  const connection = await connect({ databaseUrl, secret, pool: databasePool })
  const problemStore = createProblemStore(connection, log, now)
  const providerOptions = {
    ...xendit,
    log,
    problems: createProviderProblems(problemStore),
    timeoutMs: providerTimeoutMs,
  }
  const deps: Deps = {
    settings: {
      siteUrl,
      isProduction: env.isProduction,
      webhookToken: xendit.webhookToken,
      cronSecret: env.cronSecret,
      trustedProxyHeader: env.trustedProxyHeader,
      originSecret: env.originSecret,
      proxyRequestIdHeader: env.proxyRequestIdHeader,
      rateLimitScale: env.rateLimitScale,
      logsBrowserErrors: env.isMonitored,
      release: env.release,
      minAuthDurationMs,
      minMailDurationMs: backgroundTimeoutMs,
    },
    accounts: payloadAccounts(connection, now),
    accountDetails: payloadAccountDetails(connection, now),
    pictures: payloadPictures(connection, now),
    pictureMaker: sharpPictures(),
    favorites: payloadFavorites(connection, now),
    catalog: payloadCatalog(connection, log, siteUrl),
    bookings: payloadBookings(connection, now),
    availability: payloadAvailability(connection),
    payments: xenditProvider(providerOptions),
    webhookProblems: createWebhookProblems(connection, problemStore, now),
    cancellations: payloadCancellations(connection, now),
    refunds: payloadRefunds(connection),
    refundProvider: xenditRefunds(providerOptions),
    terms: payloadTerms(connection),
    tripDetails: payloadTripDetails(connection, now),
    subscriptions: payloadSubscriptions(connection, now),
    mailer: mail.smtpUrl
      ? smtpMailer(mail.smtpUrl, mail, createMailProblems(problemStore))
      : outboxMailer(mail.outboxDir, mail, now),
    outbox: payloadOutbox(connection, now),
    vouchers: pdfVouchers(),
    previews: env.cmsUrl === null ? null : cmsPreviews(env.cmsUrl),
    background: createBackground(waitForIdle),
    limiter: postgresLimiter(connection),
    housekeeping: payloadHousekeeping(connection),
    log,
    now,
    async ping() {
      await connection.db.execute(sql`select 1`)
    },
  }
  return { deps, close: () => connection.close() }
}
