import { spawnSync } from 'node:child_process'
import { expect, inject, test, vi } from 'vitest'
import { ROOT } from '../dev/product/commands.ts'
import { bareEnvironment } from '../dev/testing/bare-environment.ts'
// Declares the values that the global setup provides to the tests.
import type {} from '../dev/testing/global-setup.ts'

// The sweep imports Payload, which takes some seconds of processor time.
vi.setConfig({ testTimeout: 120_000 })

const noDatabase = 'postgres://nusa:secret@127.0.0.1:1/nusa'
const notConnected =
  /^No connection to PostgreSQL with DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:1\. .*nusa\.env\.$/
const production = {
  ...{ NUSA_ENV: 'production', SITE_URL: 'https://shop.example', CMS_URL: 'https://cms.shop.example' },
  ...{
    PAYLOAD_SECRET: 'a secret only for tests',
    CATALOG_TOKEN: 'a token only for tests',
    TRUSTED_PROXY_HEADER: 'none',
  },
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@shop.example' },
  ...{ XENDIT_SECRET_KEY: 'xnd_test', XENDIT_WEBHOOK_TOKEN: 'test-token' },
}
const bucket = {
  ...{ S3_BUCKET: 'pictures', S3_REGION: 'local', S3_ENDPOINT: 'http://127.0.0.1:1' },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
}
const resetCommand = 'cms/scripts/reset-two-step.ts'

interface Case {
  command: string
  env?: Record<string, string>
  says: RegExp
}

const cases: Case[] = [
  { command: 'cms/scripts/migrate.ts', says: /DATABASE_URL is missing/ },
  { command: 'cms/scripts/migrate.ts', env: { DATABASE_URL: noDatabase }, says: notConnected },
  { command: resetCommand, says: /^Add the email address of the user: reset-two-step\.ts admin@example\.com$/ },
  { command: `${resetCommand} a@shop.example`, says: /DATABASE_URL is missing/ },
  { command: `${resetCommand} a@shop.example`, env: { DATABASE_URL: noDatabase }, says: notConnected },
  { command: 'cms/scripts/copy-media.ts', says: /SMTP_URL is missing/ },
  {
    command: 'cms/scripts/copy-media.ts',
    env: { ...production, ...bucket, DATABASE_URL: noDatabase },
    says: /^The pictures were not copied: .*Check .* S3_… variables\. .*nusa\.env\.$/,
  },
  { command: 'deploy/backup/report.ts complete', env: { DATABASE_URL: noDatabase }, says: notConnected },
  { command: 'deploy/backup/report.ts', says: /^Use: report\.ts complete/ },
  {
    command: 'functions/hosts/sweep.ts',
    env: { ...production, DATABASE_URL: noDatabase },
    says: /"message":"No connection to PostgreSQL with DATABASE_URL: .*nusa\.env\."}$/,
  },
  { command: 'site/releases.ts back', says: /^node site\/releases\.ts lists the releases/ },
]

/** Runs a command of an operator and returns its exit code and what it prints. */
function runCommand(command: string, env: Record<string, string> = {}): { status: number | null; output: string } {
  const variables = { ...bareEnvironment(), NUSA_ENV_FILE: '/srv/nusa/nusa.env', ...env }
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), {
    cwd: ROOT,
    encoding: 'utf8',
    env: variables,
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}

test.each(cases)('$command fails without a stack trace and prints $says', ({ command, env, says }) => {
  const { status, output } = runCommand(command, env)
  expect(output).toMatch(says)
  expect(output).not.toMatch(/^\s+at |Node\.js v|secret/m)
  expect(status).toBe(1)
})

test('the reset of the two-step sign-in explains that the database lacks tables', () => {
  const url = inject('postgresUrl')
  const empty = runCommand(`${resetCommand} a@shop.example`, { DATABASE_URL: url })
  expect(empty).toEqual({ status: 1, output: expect.stringMatching(/^The database of DATABASE_URL lacks tables\..*$/) })
})
