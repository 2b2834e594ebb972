import { EnvironmentError } from '@nusa/shared/environment'
import { describe, expect, test } from 'vitest'
import { parseEnv, requiredByNodeHost } from './env.ts'

const local = {
  NUSA_ENV: 'local',
  DATABASE_URL: 'postgres://nusa@localhost:5432/nusa',
  PAYLOAD_SECRET: 'a-secret-of-some-length',
}
const production = {
  ...local,
  NUSA_ENV: 'production',
  SITE_URL: 'https://nusa.example/',
  SMTP_URL: 'smtp://mail.nusa.example',
  MAIL_FROM: 'Nusa <hello@nusa.example>',
  XENDIT_SECRET_KEY: 'xnd_production_abc',
  XENDIT_WEBHOOK_TOKEN: 'callback-token',
}

function readProblems(source: Record<string, string>, alsoNeeded?: readonly string[]): string {
  try {
    parseEnv(source, alsoNeeded)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ''
}

describe('the environment', () => {
  test('is production by default', () => {
    const { NUSA_ENV: _unset, ...withoutEnv } = production
    expect(parseEnv(withoutEnv).isProduction).toBe(true)
  })

  test.each(['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'XENDIT_SECRET_KEY', 'XENDIT_WEBHOOK_TOKEN', 'DATABASE_URL'])(
    'requires %s in production',
    (name) => {
      expect(readProblems({ ...production, [name]: '' })).toContain(`${name} is missing`)
    },
  )

  test('refuses a sender in quotes, which `docker run` does not remove', () => {
    for (const sender of ['"Shop <office@shop.example>"', '"office@shop.example"', "'office@shop.example'"])
      expect(readProblems({ ...production, MAIL_FROM: sender })).toContain('without quotes')
    for (const sender of ['"Shop" <office@shop.example>', "o'neill@shop.example"])
      expect(readProblems({ ...production, MAIL_FROM: sender })).toBe('')
  })

  test('requires TRUSTED_PROXY_HEADER for the Node host in production', () => {
    const problems = readProblems(production, requiredByNodeHost)
    expect(problems).toMatch(/TRUSTED_PROXY_HEADER is missing: set it to the header .+, or to none/)
    const headerOf = (name: string) =>
      parseEnv({ ...production, TRUSTED_PROXY_HEADER: name }, requiredByNodeHost).trustedProxyHeader
    expect([headerOf('none'), headerOf('X-Forwarded-For')]).toEqual([null, 'x-forwarded-for'])
    expect(readProblems({ ...production, TRUSTED_PROXY_HEADER: 'x forwarded' })).toContain('must be a header name')
  })

  test('allows connections only from this machine unless HOST is set', () => {
    expect([parseEnv(local).host, parseEnv(production).host]).toEqual(['localhost', '127.0.0.1'])
    expect(parseEnv({ ...production, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  test('counts as monitored if OpenTelemetry or Sentry is set', () => {
    const isMonitored = (changes: Record<string, string>) => parseEnv({ ...production, ...changes }).isMonitored
    const services = [
      { SENTRY_DSN: 'https://key@sentry.example/1' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' },
    ]
    expect([{}, ...services].map(isMonitored)).toEqual([false, true, true])
  })

  test('does not require TRUSTED_PROXY_HEADER on a local machine or for hosts other than the Node host', () => {
    expect([readProblems(local, requiredByNodeHost), readProblems(production)]).toEqual(['', ''])
  })

  test('reads the settings of the database pool, which has ten direct connections by default', () => {
    expect(parseEnv(local).databasePool).toEqual({ mode: 'session', size: 10 })
    const pooler = { DATABASE_POOL_MODE: 'transaction', DATABASE_POOL_SIZE: '5' }
    expect(parseEnv({ ...local, ...pooler }).databasePool).toEqual({ mode: 'transaction', size: 5 })
  })

  test.each([
    [{ DATABASE_POOL_MODE: 'statement' }, "DATABASE_POOL_MODE must be 'session' or 'transaction'"],
    [{ DATABASE_POOL_SIZE: '4' }, 'DATABASE_POOL_SIZE must be at least 5'],
    [{ DATABASE_POOL_SIZE: '501' }, 'DATABASE_POOL_SIZE must be at most 500'],
    [{ DATABASE_POOL_SIZE: 'ten' }, 'DATABASE_POOL_SIZE must be a number of connections'],
    [{ DATABASE_POOL_SIZE: '7.5' }, 'DATABASE_POOL_SIZE must be a whole number'],
  ])('rejects %o', (variables, problem) => {
    expect(readProblems({ ...local, ...variables })).toContain(problem)
  })

  test('has error messages that name the file to correct', () => {
    expect(readProblems({ NUSA_ENV_FILE: '/srv/nusa/nusa.env' })).toContain('Correct this in /srv/nusa/nusa.env.')
  })

  test('reports all errors together', () => {
    const problems = readProblems({ NUSA_ENV: 'local', PAYLOAD_SECRET: 'short', SITE_PORT: 'many' })
    expect(problems).toContain('DATABASE_URL is missing')
    expect(problems).toContain('PAYLOAD_SECRET must be at least 16 characters long')
    expect(problems).toContain('SITE_PORT')
  })

  test('reports missing production variables together with other errors', () => {
    const problems = readProblems({ SITE_PORT: 'many' })
    for (const name of ['DATABASE_URL', 'PAYLOAD_SECRET', 'SITE_URL', 'SMTP_URL', 'XENDIT_SECRET_KEY']) {
      expect(problems).toContain(`${name} is missing`)
    }
    expect(problems).toContain('SITE_PORT')
  })

  test('uses the payment sandbox on a local machine if no Xendit keys are set', () => {
    expect(parseEnv({ ...local, TOOLS_PORT: '5000' }).xendit.url).toBe('http://localhost:5000')
  })

  test('uses the real payment provider on a local machine if Xendit keys are set', () => {
    const env = parseEnv({ ...local, XENDIT_SECRET_KEY: 'xnd_development_1', XENDIT_WEBHOOK_TOKEN: 'callback-token' })
    expect(env.xendit).toEqual({ secretKey: 'xnd_development_1', webhookToken: 'callback-token', url: null })
  })

  test('rejects a Xendit key without a webhook token', () => {
    expect(readProblems({ ...local, XENDIT_SECRET_KEY: 'xnd_development_1' })).toContain(
      'XENDIT_WEBHOOK_TOKEN is missing',
    )
  })

  test.each([
    [{ SITE_URL: 'http://shop.test' }, 'SITE_URL must begin with https:// in production: write https://shop.test'],
    [{ SITE_URL: 'https://shop.test/x' }, 'SITE_URL must be an address without a path'],
    [{ CMS_URL: 'ftp://cms.test' }, 'CMS_URL must be an address without a path'],
    [{ MEDIA_URL: 'media:80' }, 'MEDIA_URL must be an address that begins with https://'],
    [{ XENDIT_URL: 'xendit:80' }, 'XENDIT_URL must be an address that begins with https://'],
  ])('rejects %o in production', (variables, problem) => {
    expect(readProblems({ ...production, ...variables })).toContain(problem)
  })

  test('accepts http:// in production for a CMS in a private network, and for a site on localhost', () => {
    expect(parseEnv({ ...production, CMS_URL: 'http://cms:3000' }).cmsUrl).toBe('http://cms:3000')
    expect(parseEnv({ ...production, SITE_URL: 'http://localhost:4321' }).siteUrl).toBe('http://localhost:4321')
  })

  test("removes the trailing slash of the site's URL", () => {
    expect(parseEnv(production).siteUrl).toBe('https://nusa.example')
  })
})
