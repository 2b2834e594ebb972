import { describe, expect, it } from 'vitest'
import { readSettings, requireFunctionSettings, requireProductionSettings } from './settings.ts'

describe('readSettings', () => {
  it('returns the default ports and directories for an empty environment', () => {
    const settings = readSettings({ SITE_PORT: '' })
    expect(settings.siteUrl).toBe('http://localhost:4321')
    expect(settings.cmsUrl).toBe('http://localhost:3000')
    expect(settings.mediaDir).toBe(`${settings.dataDir}/media`)
    expect(settings.databaseUrl).toBeNull()
  })

  it('returns a loopback address as the host, unless HOST is set', () => {
    expect(readSettings({}).host).toBe('localhost')
    expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readSettings({ NUSA_ENV: 'production' }).host).toBe('127.0.0.1')
  })

  it('reports all invalid settings together', () => {
    const read = () => readSettings({ SITE_PORT: 'many', DATABASE_URL: 'mysql://here' })
    expect(read).toThrow('SITE_PORT=many: must be a port from 1 to 65535')
    expect(read).toThrow('DATABASE_URL=mysql://here: must be an address such as postgres://')
  })

  it('does not require the settings of the API for a production build', () => {
    const siteUrl = 'https://nusa.example'
    expect(readSettings({ NUSA_ENV: 'production', SITE_URL: siteUrl })).toMatchObject({ isProduction: true, siteUrl })
  })

  it('rejects the same port for two services', () => {
    expect(() => readSettings({ SITE_PORT: '3000' })).toThrow('three different ports')
  })
})

it('requireFunctionSettings reports settings that the API would reject', () => {
  const start = () => requireFunctionSettings({ XENDIT_SECRET_KEY: 'xnd_half', SMTP_URL: 'mail', NUSA_ENV: 'staging' })
  expect(start).toThrow("NUSA_ENV must be 'local' or 'production'")
  expect(start).toThrow('SMTP_URL must be an address')
  expect(start).toThrow('XENDIT_WEBHOOK_TOKEN is missing')
  expect(() => requireFunctionSettings({ PAYLOAD_SECRET: '' })).not.toThrow()
})

it('requireProductionSettings reports every missing production setting', () => {
  const start = () => requireProductionSettings({ NUSA_ENV: 'production', SMTP_URL: 'smtp://mail' })
  expect(start).toThrow(/DATABASE_URL is missing[\s\S]*PAYLOAD_SECRET is missing[\s\S]*CATALOG_TOKEN is missing/)
  expect(start).not.toThrow('SMTP_URL')
  expect(() => requireProductionSettings({ NUSA_ENV: 'local' })).not.toThrow()
})

it('requireProductionSettings rejects URLs without HTTPS, but only in production', () => {
  const check = (NUSA_ENV: string) => () => requireProductionSettings({ NUSA_ENV, SITE_URL: 'http://shop.test' })
  expect(check('production')).toThrow('SITE_URL must begin with https:// in production: write https://shop.test')
  expect(check('local')).not.toThrow()
})
