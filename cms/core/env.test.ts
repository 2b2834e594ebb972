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

describe('readCmsEnv', () => {
  test('throws an error that lists the missing variables in production', () => {
    for (const name of Object.keys(complete)) {
      expect(() => readCmsEnv({ ...complete, [name]: undefined })).toThrow(`${name} is missing`)
    }
    expect(() => readCmsEnv({})).toThrow(
      /DATABASE_URL is missing[\s\S]*MAIL_FROM is missing[\s\S]*TRUSTED_PROXY_HEADER/,
    )
  })

  test('returns whether the keys of the payment provider are set, or null if the variables do not exist', () => {
    const keysOf = (keys: object) => readCmsEnv({ ...complete, ...keys }).hasPaymentKeys
    expect(keysOf({})).toBeNull()
    expect(keysOf({ XENDIT_SECRET_KEY: 'xnd_1', XENDIT_WEBHOOK_TOKEN: '' })).toBe(false)
    expect(keysOf({ XENDIT_SECRET_KEY: 'xnd_1', XENDIT_WEBHOOK_TOKEN: 'token' })).toBe(true)
  })

  test('throws an error that names the environment file to correct', () => {
    const read = (changes: object) => () => readCmsEnv({ NUSA_ENV_FILE: '/srv/nusa/nusa.env', ...changes })
    for (const changes of [{}, { ...complete, PUBLISHER_URL: 'http://publisher' }])
      expect(read(changes)).toThrow('Correct this in /srv/nusa/nusa.env.')
  })

  test('returns a production environment by default', () => {
    expect(readCmsEnv(complete).isLocal).toBe(false)
  })

  test('returns the trusted proxy header in lower case, or null if the header is not set', () => {
    expect(readCmsEnv(complete).trustedProxyHeader).toBeNull()
    expect(readCmsEnv({ ...complete, TRUSTED_PROXY_HEADER: 'X-Real-IP' }).trustedProxyHeader).toBe('x-real-ip')
    expect(readCmsEnv({ NUSA_ENV: 'local' }).trustedProxyHeader).toBeNull()
  })

  test('requires no variable on a local machine, and reading the catalogue then needs no token', () => {
    expect(readCmsEnv({ NUSA_ENV: 'local' })).toMatchObject({ isLocal: true, catalogToken: undefined })
  })

  test('requires no variable while Next.js builds', () => {
    expect(() => readCmsEnv({ NEXT_PHASE: 'phase-production-build' })).not.toThrow()
  })

  test('treats an empty variable as missing', () => {
    expect(() => readCmsEnv({ ...complete, PAYLOAD_SECRET: '' })).toThrow('PAYLOAD_SECRET is missing')
  })

  test('throws an error that names an invalid variable and the expected value', () => {
    expect(() => readCmsEnv({ ...complete, NUSA_ENV: 'test' })).toThrow("NUSA_ENV must be 'local' or 'production'")
    expect(() => readCmsEnv({ ...complete, CMS_URL: 'nusa' })).toThrow('CMS_URL must be an address')
  })

  test('requires HTTPS for the addresses that browsers use, but not for the publisher', () => {
    const read = (changes: object) => () => readCmsEnv({ ...complete, ...changes })
    for (const name of ['SITE_URL', 'CMS_URL']) {
      expect(read({ [name]: 'http://shop.test' })).toThrow(`${name} must begin with https:// in production`)
      expect(read({ [name]: 'https://shop.test/x' })).toThrow(`${name} must be an address without a path`)
      expect(read({ [name]: 'http://127.0.0.1:3000' })).not.toThrow()
    }
    expect(read({ PUBLISHER_URL: 'http://publisher:4323', PUBLISHER_TOKEN: 'sixteen letters!' })).not.toThrow()
    for (const name of ['PUBLISHER_URL', 'BUILD_HOOK_URL', 'DEPLOY_HOOK_URL', 'S3_ENDPOINT'])
      expect(read({ [name]: 'publisher:4323' })).toThrow(`${name} must be an address that begins with https://`)
  })

  test('throws an error that lists the missing keys of a bucket if any key of the bucket is set', () => {
    const bucket = { S3_BUCKET: 'nusa', S3_REGION: 'auto', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    expect(readCmsEnv(complete).mediaBucket).toBeNull()
    expect(readCmsEnv({ ...complete, ...bucket, S3_ENDPOINT: 'https://r2.example/' }).mediaBucket).toEqual({
      ...{ name: 'nusa', region: 'auto', accessKeyId: 'id', secretAccessKey: 'key', endpoint: 'https://r2.example' },
    })
    for (const name of Object.keys(bucket)) {
      expect(() => readCmsEnv({ ...complete, ...bucket, [name]: '' })).toThrow(`${name} is missing: a bucket needs`)
    }
    expect(() => readCmsEnv({ ...complete, S3_ENDPOINT: 'https://r2.example' })).toThrow(
      /S3_BUCKET is missing[\s\S]*S3_SECRET_ACCESS_KEY is missing/,
    )
  })

  test('removes the trailing slash of URLs and makes folders absolute', () => {
    expect(readCmsEnv({ ...complete, CMS_URL: 'https://cms.example/', DATA_DIR: '/srv/nusa' })).toMatchObject({
      cmsUrl: 'https://cms.example',
      mediaDir: '/srv/nusa/media',
      outboxDir: '/srv/nusa/outbox',
    })
  })
})
