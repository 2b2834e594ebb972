import fs from 'node:fs'
import { mailedLinks } from '@nusa/cms/custom-tables'
import { travellers } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findMailedToken } from './testing/people.ts'
import { photo } from './testing/photo.ts'
import { password, startTestApp, type TestApp } from './testing/start-app.ts'

let shop: TestApp
const output: string[] = []

/** Captures all output of the process, including Payload's log, which bypasses the console. */
beforeAll(async () => {
  for (const method of ['write', 'writeSync'] as const) {
    const real = fs[method]
    vi.spyOn(fs, method).mockImplementation((...args: unknown[]) => {
      output.push(String(args[1]))
      return Reflect.apply(real, fs, args)
    })
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0)
  }
  shop = await startTestApp()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.stop()
})

const passwords = ['Wrong-secret-9', 'Gunung-biru-2', 'Laut-dalam-3', 'Hujan-malam-4']
const [wrong = '', afterReset = '', changed = '', refused = ''] = passwords
const email = 'made.rahasia@example.com'
const otherEmail = 'made.baru@example.com'
const person = { email, password, full_name: 'Made', username: 'made' }

const findTokens = ({ text }: { text: string }) =>
  [...text.matchAll(/[?&]token=([\w-]+)/g)].map(([, token = '']) => token)
/** Returns every token in the emails so far. */
const mailedTokens = () => shop.mails.sent.flatMap(findTokens)
/** Makes every write to a table fail with an error of the database that contains all values. */
async function withRefusingTable(table: string, work: () => Promise<unknown>) {
  const name = sql.identifier(table)
  await shop.office.db.execute(sql`alter table ${name} add constraint no_more check (false) not valid`)
  await work()
  await shop.office.db.execute(sql`alter table ${name} drop constraint no_more`)
}

test('passwords, tokens, hashes, email addresses and documents are never logged, even if a write fails', async () => {
  const browser = shop.newBrowser()
  const cookies: string[] = []
  const keepCookie = () => cookies.push(browser.cookie?.split('=')[1] ?? '')
  const document = await photo()
  const fails = async (method: string, path: string, body: object) =>
    expect([path, (await browser.send(method, path, body)).status]).toEqual([path, 500])

  await withRefusingTable('mailed_links', () => fails('POST', '/api/auth/sign-up', person))
  await browser.call('signUp', person)
  await browser.call('verifyEmail', { token: findMailedToken(shop, email) })
  await browser.callExpectingFailure('signIn', { email, password: wrong })
  await withRefusingTable('traveller_sessions', () => fails('POST', '/api/auth/sign-in', { email, password }))
  await browser.call('forgotPassword', { email })
  await withRefusingTable('travellers', () =>
    fails('POST', '/api/auth/reset-password', { token: findMailedToken(shop, email), password: refused }),
  )
  await browser.call('resetPassword', { token: findMailedToken(shop, email), password: afterReset })
  await browser.call('signIn', { email, password: afterReset })
  keepCookie()

  const change = { current_password: afterReset, password: changed }
  await browser.callExpectingFailure('changePassword', { ...change, current_password: wrong })
  await withRefusingTable('travellers', () => fails('POST', '/api/account/password', { ...change, password: refused }))
  await browser.call('changePassword', change)
  await withRefusingTable('mailed_links', () =>
    fails('POST', '/api/account/email', { email: otherEmail, password: changed }),
  )
  await browser.call('changeEmail', { email: otherEmail, password: changed })
  await browser.call('confirmEmail', { token: findMailedToken(shop, otherEmail) })
  await withRefusingTable('subscriptions', () => fails('POST', '/api/newsletter/subscribe', { email: otherEmail }))
  await browser.call('subscribe', { email: otherEmail })
  await browser.call('confirmNewsletter', { token: findMailedToken(shop, otherEmail) })

  await withRefusingTable('identity_pictures', async () =>
    expect((await browser.upload('/api/account/identity', document)).status).toBe(500),
  )
  expect((await browser.upload('/api/account/identity', document)).status).toBe(200)
  keepCookie()
  shop.mails.isDown = true
  await browser.call('forgotPassword', { email: otherEmail })

  const accounts = await shop.office.db.select({ hash: travellers.hash, salt: travellers.salt }).from(travellers)
  const links = await shop.office.db.select({ hash: mailedLinks.tokenHash }).from(mailedLinks)
  const hashes = [...accounts.flatMap(({ hash, salt }) => [hash, salt]), ...links.map(({ hash }) => hash)]
  const secrets = [password, ...passwords, ...mailedTokens(), ...cookies, ...hashes, email, otherEmail]
  expect(secrets.length).toBeGreaterThan(15)

  const log = JSON.stringify(shop.log) + output.join('')
  expect(shop.log.filter(({ event }) => event === 'fault')).toHaveLength(7)
  for (const secret of secrets) {
    expect(secret?.length ?? 0).toBeGreaterThan(9)
    expect([secret, log.includes(secret ?? '')]).toEqual([secret, false])
  }
  // The formats of a secret: text, hexadecimal digits, Base64 and a list of numbers.
  expect(log).not.toMatch(/WEBPVP8|52494646|UklGR|82,73,70,70/)
  expect(log).not.toMatch(/pbkdf2-sha256|Failing row/)
})
