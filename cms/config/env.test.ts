import { describe, expect, test } from 'vitest'
import { readCmsEnv } from './env.ts'

const complete = {
  DATABASE_URL: 'postgres://localhost/nusa',
  PAYLOAD_SECRET: 'sixteen letters!',
  CMS_URL: 'https://cms.nusa.example',
  CATALOG_TOKEN: 'sixteen letters!',
  SMTP_URL: 'smtp://mail.nusa.example',
  MAIL_FROM: 'Nusa <hello@nusa.example>',
  TRUSTED_PROXY_HEADER: 'none',
}

describe('the environment', () => {
  test('in production, missing keys are listed', () => {
    for (const name of Object.keys(complete)) {
      expect(() => readCmsEnv({ ...complete, [name]: undefined })).toThrow(`${name} is missing`)
    }
    expect(() => readCmsEnv({})).toThrow(
      /DATABASE_URL is missing[\s\S]*MAIL_FROM is missing[\s\S]*TRUSTED_PROXY_HEADER/,
    )
  })

  test('is production where nothing else is said', () => {
    expect(readCmsEnv(complete).isLocal).toBe(false)
  })

  test('callers are known by the header of a proxy that is named, or by none', () => {
    expect(readCmsEnv(complete).trustedProxyHeader).toBeNull()
    expect(readCmsEnv({ ...complete, TRUSTED_PROXY_HEADER: 'X-Real-IP' }).trustedProxyHeader).toBe('x-real-ip')
    expect(readCmsEnv({ NUSA_ENV: 'local' }).trustedProxyHeader).toBeNull()
  })

  test('on a local machine nothing is needed, and no token opens the catalogue', () => {
    expect(readCmsEnv({ NUSA_ENV: 'local' })).toMatchObject({ isLocal: true, catalogToken: undefined })
  })

  test('while Next builds nothing is needed', () => {
    expect(() => readCmsEnv({ NEXT_PHASE: 'phase-production-build' })).not.toThrow()
  })

  test('an empty variable counts as none', () => {
    expect(() => readCmsEnv({ ...complete, PAYLOAD_SECRET: '' })).toThrow('PAYLOAD_SECRET is missing')
  })

  test('what is wrong is named with what it should be', () => {
    expect(() => readCmsEnv({ ...complete, NUSA_ENV: 'test' })).toThrow("NUSA_ENV must be 'local' or 'production'")
    expect(() => readCmsEnv({ ...complete, CMS_URL: 'nusa' })).toThrow('CMS_URL must be an address')
  })

  test('addresses lose the slash at their end, folders become absolute', () => {
    expect(readCmsEnv({ ...complete, CMS_URL: 'https://cms.example/', DATA_DIR: '/srv/nusa' })).toMatchObject({
      cmsUrl: 'https://cms.example',
      mediaDir: '/srv/nusa/media',
      outboxDir: '/srv/nusa/outbox',
    })
  })
})
