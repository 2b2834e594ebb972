import { fakeMailer } from '../adapters/mail/fake.ts'
import type { Deps } from '../deps.ts'
import type { LogEntry } from '../ports/log.ts'

const notHere = () => Promise.reject(new Error('This test has no database: password=hunter2'))

/** An application without a database: whatever asks for one fails, as a broken adapter would. */
export function fakeDeps(changes: Partial<Deps> = {}): Deps & { entries: LogEntry[] } {
  const entries: LogEntry[] = []
  return {
    settings: {
      siteUrl: 'https://nusa.example',
      isProduction: true,
      webhookToken: 'callback-token',
      trustedProxyHeader: null,
      rateLimitScale: 1,
      authFloor: 0,
      mailFloor: 0,
    },
    accounts: {
      create: notHere,
      verifyEmail: notHere,
      newVerification: notHere,
      emailToVerify: notHere,
      signIn: notHere,
      signOut: notHere,
      signOutEverywhere: notHere,
      readSession: notHere,
      refresh: notHere,
      forgotPassword: notHere,
      resetPassword: notHere,
      isPasswordOf: notHere,
      changePassword: notHere,
      wantEmail: notHere,
      cancelEmail: notHere,
      confirmEmail: notHere,
      changeProfile: notHere,
    },
    details: { read: notHere, setCurrency: notHere, setNewsletter: notHere, export: notHere, delete: notHere },
    pictures: {
      putAvatar: notHere,
      removeAvatar: notHere,
      readAvatar: notHere,
      putDocument: notHere,
      readDocument: notHere,
    },
    pictureMaker: { avatar: notHere, document: notHere },
    favorites: { list: notHere, add: notHere, remove: notHere },
    catalog: { today: notHere, currencies: notHere, company: notHere },
    bookings: {
      findByKey: notHere,
      create: notHere,
      readInvoice: notHere,
      history: notHere,
      findInvoice: notHere,
      findInvoiceOf: notHere,
      keepPayment: notHere,
      decide: notHere,
      keepStrayEvent: notHere,
      knownEvents: notHere,
      overdue: notHere,
      withPaymentLock: notHere,
    },
    places: { left: notHere },
    payments: { open: notHere, paidSince: notHere, get: notHere, expire: notHere },
    cancellations: {
      cancel: notHere,
      withdrawPayment: notHere,
      findWithdrawn: notHere,
      forgetPayment: notHere,
      withdrawn: notHere,
    },
    refunds: { take: notHere, find: notHere, decide: notHere },
    refundProvider: { ask: notHere, get: notHere },
    terms: { acceptedWith: notHere },
    subscriptions: { ask: notHere, confirm: notHere, unsubscribe: notHere },
    mailer: fakeMailer(),
    outbox: { take: notHere, markSent: notHere, putOff: notHere, giveUp: notHere },
    vouchers: { draw: notHere },
    background: { run: () => undefined, idle: () => Promise.resolve(), stop: () => Promise.resolve() },
    housekeeping: { tidy: notHere },
    limiter: { hit: () => Promise.resolve(null) },
    log: (entry) => void entries.push(entry),
    now: () => new Date('2026-11-21T06:00:00Z'),
    ping: () => Promise.resolve(),
    entries,
    ...changes,
  }
}
