import { mkdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { ROOT } from '../../dev/product/commands.ts'
import { serveLocally } from '../../dev/sandbox/testing.ts'
import { bareEnvironment } from '../../dev/testing/bare-environment.ts'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
// Declares the values that the global setup provides to the tests.
import type {} from '../../dev/testing/global-setup.ts'
import { run } from './run.ts'

/** Runs the check of the environment. @returns what it prints about mistakes */
async function checkEnvironment(env: Record<string, string>): Promise<string> {
  const all = { ...bareEnvironment(), NUSA_ENV: 'production', ...env }
  return run(process.execPath, ['deploy/release/check-environment.ts'], { cwd: ROOT, env: all }).catch(String)
}

test('the check of the environment lists the mistakes in the settings of every process', async () => {
  const NUSA_ENV_FILE = '/srv/nusa/nusa.env'
  const mistakes = { SMTP_URL: 'mail.example', MAIL_FROM: 'Shop office', DATA_DIR: 'data' }
  const message = await checkEnvironment({ NUSA_ENV_FILE, ...mistakes })
  for (const problem of [
    'CATALOG_TOKEN is missing',
    'XENDIT_SECRET_KEY is missing',
    'PUBLISHER_TOKEN is missing',
    'SMTP_URL',
    'MAIL_FROM must contain an email address',
    'DATA_DIR must be the absolute path',
    `Correct this in ${NUSA_ENV_FILE}.`,
  ])
    expect(message).toContain(problem)
})

test('the check of the environment reports a URL with an unescaped password, but does not print the password', async () => {
  const NUSA_ENV_FILE = '/srv/nusa/nusa.env'
  const SMTP_URL = 'smtp://office:12/secret@mail.shop.example:587'
  const DATABASE_URL = 'postgres://nusa:12/secret@127.0.0.1:1/nusa'
  const message = await checkEnvironment({ NUSA_ENV_FILE, SMTP_URL, DATABASE_URL })
  expect(message.match(/SMTP_URL has a \/.*%2F/g), 'the CMS and the API both report SMTP_URL').toHaveLength(2)
  expect(message).toContain('DATABASE_URL has a /')
  expect(message).toContain(`Correct this in ${NUSA_ENV_FILE}.`)
  expect(message).not.toContain('secret')
})

test.each([
  ['/dev/null/media', 'DATA_DIR is /dev/null/media, but /dev/null is not a directory'],
  // Not even root can write there.
  ['/proc/1/pictures', 'DATA_DIR is /proc/1/pictures, but /proc/1 is not writable'],
])('the check of the environment rejects DATA_DIR=%s, which cannot contain pictures', async (DATA_DIR, problem) => {
  expect(await checkEnvironment({ DATA_DIR })).toContain(problem)
  expect(await checkEnvironment({ DATA_DIR: tmpdir() })).not.toContain('DATA_DIR')
})

test('the check of the environment rejects a picture folder that is not writable, in DATA_DIR or as MEDIA_DIR', async () => {
  const DATA_DIR = createTemporaryFolder('data')
  const pictures = path.join(DATA_DIR, 'media')
  // Not even root can write there.
  await symlink('/proc/1', pictures)
  const problem = `${pictures} is not writable`
  const message = await checkEnvironment({ DATA_DIR })
  expect(message).toContain(`DATA_DIR is ${DATA_DIR}, but ${problem}`)
  expect(message, 'the advice is chown').toMatch(new RegExp(`Run this as root: chown -R \\S+ ${pictures}\n`))
  expect(await checkEnvironment({ DATA_DIR, MEDIA_DIR: pictures })).toContain(
    `MEDIA_DIR is ${pictures}, but ${problem}`,
  )
  await rm(pictures)
  await mkdir(pictures)
  expect(await checkEnvironment({ DATA_DIR })).not.toContain('DATA_DIR')
  await rm(DATA_DIR, { recursive: true })
})

test('the check of the environment reports a database to which it cannot connect', async () => {
  const url = inject('postgresUrl')
  const mistake = 'No connection to PostgreSQL with DATABASE_URL'
  expect(await checkEnvironment({ DATABASE_URL: url })).not.toContain(mistake)
  const wrong = new URL(url)
  wrong.pathname = '/no-such-database'
  expect(await checkEnvironment({ DATABASE_URL: wrong.href })).toContain(`${mistake}: database "no-such-database"`)
})

test('an activation warns about a domain that the server cannot reach', async () => {
  const unreachable = 'http://localhost:1'
  const answering = await serveLocally(() => Response.json({ status: 'ok' }))
  const env = { ...bareEnvironment(), SITE_URL: answering.url, CMS_URL: unreachable }
  const warnings = await run(process.execPath, ['deploy/release/check-domains.ts'], { cwd: ROOT, env })
  await answering.stop()
  expect(warnings.match(/cannot reach \S+ \(\S+\)/g)).toEqual([`cannot reach CMS_URL (${unreachable})`])
})
