import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readPublisherEnv } from './env.ts'

const complete = {
  PUBLISHER_TOKEN: 'sixteen letters!',
  SITE_URL: 'https://nusa.example',
  CMS_URL: 'https://cms.nusa.example',
  CATALOG_TOKEN: 'sixteen letters!',
}

it('readPublisherEnv lists every missing variable in production', () => {
  const names = Object.keys(complete)
  expect(() => readPublisherEnv({})).toThrow(new RegExp(names.map((name) => `${name} is missing`).join('[^]*')))
  for (const name of names) expect(() => readPublisherEnv({ ...complete, [name]: '' })).toThrow(`${name} is missing`)
})

it('readPublisherEnv names the file in which to correct errors', () => {
  expect(() => readPublisherEnv({ NUSA_ENV_FILE: '/srv/nusa/nusa.env' })).toThrow('Correct this in /srv/nusa/nusa.env.')
})

it('readPublisherEnv requires only the token on a local machine', () => {
  const { PUBLISHER_TOKEN } = complete
  expect(readPublisherEnv({ NUSA_ENV: 'local', PUBLISHER_TOKEN })).toEqual({
    token: PUBLISHER_TOKEN,
    port: 4323,
    host: 'localhost',
  })
})

it.each([
  [{ PUBLISHER_TOKEN: 'short' }, 'PUBLISHER_TOKEN must have at least 16 characters'],
  [{ PUBLISHER_PORT: 'http' }, 'PUBLISHER_PORT must be a port'],
  [{ SITE_URL: 'nusa' }, 'SITE_URL must be an address'],
  [{ SITE_URL: 'http://shop.test' }, 'SITE_URL must begin with https:// in production: write https://shop.test'],
  [{ CMS_URL: 'http://cms:3000/admin' }, 'CMS_URL must be an address without a path'],
])('readPublisherEnv called with %j throws %j', (variables, problem) => {
  expect(() => readPublisherEnv({ ...complete, ...variables })).toThrow(problem)
})

it('readPublisherEnv accepts an http:// address for a CMS in a private network', () => {
  expect(() => readPublisherEnv({ ...complete, CMS_URL: 'http://cms:3000' })).not.toThrow()
})

it('readPublisherEnv reads host and port; the defaults match PUBLISHER_URL in deploy/server/nusa.env', () => {
  const serverEnv = readFileSync(path.join(import.meta.dirname, '../../deploy/server/nusa.env'), 'utf8')
  const { hostname, port } = new URL(/^PUBLISHER_URL=(.+)$/m.exec(serverEnv)?.[1] ?? '')
  expect(readPublisherEnv(complete)).toMatchObject({ host: hostname, port: Number(port) })
  expect(readPublisherEnv({ ...complete, PUBLISHER_PORT: '8080', PUBLISHER_HOST: '0.0.0.0' })).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
  })
})
