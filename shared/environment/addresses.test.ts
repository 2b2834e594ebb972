import { expect, test } from 'vitest'
import { describeInsecureOrigins, httpUrlSchema, originSchema } from './addresses.ts'

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['HTTPS://Shop.Example:443', 'https://shop.example'],
  ['http://localhost:4321/', 'http://localhost:4321'],
])("originSchema.parse('%s') returns '%s'", (url, origin) => {
  expect(originSchema.parse(url)).toBe(origin)
})

test.each([
  'https://shop.example/x',
  'https://shop.example/?a=b',
  'https://shop.example/#a',
  'https://user@shop.example',
  'https://user:password@shop.example',
  'ftp://shop.example',
  'shop.example:443',
  'https:shop.example',
  'https://',
  'nusa',
])("originSchema rejects '%s'", (url) => {
  const { error } = originSchema.safeParse(url)
  expect(error?.issues[0]?.message).toBe('must be an address without a path, such as https://shop.example')
})

test('httpUrlSchema accepts an HTTP address with a path, and rejects other protocols', () => {
  const accepts = (url: string) => httpUrlSchema.safeParse(url).success
  expect(['http://publisher:4323', 'https://api.netlify.example/hooks/1?x=y'].map(accepts)).toEqual([true, true])
  expect(['publisher:4323', 'ftp://publisher', 'http://', 'nusa'].map(accepts)).toEqual([false, false, false, false])
})

test('an origin must use HTTPS in production, except on localhost', () => {
  const describe = (SITE_URL: string, NUSA_ENV = 'production') =>
    describeInsecureOrigins({ SITE_URL, NUSA_ENV }, ['SITE_URL', 'CMS_URL'])
  const problem = 'SITE_URL must begin with https:// in production: write https://shop.test'
  expect(describe('http://shop.test')).toEqual([problem])
  expect(describe('http://shop.test:80/')).toEqual([problem])
  expect(describeInsecureOrigins({ SITE_URL: 'http://shop.test' }, ['SITE_URL'])).toEqual([problem])
  expect(describe('http://localhost.shop.test')).toHaveLength(1)
  for (const url of ['https://shop.test', 'http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321'])
    expect(describe(url)).toEqual([])
  expect(describe('http://192.168.0.7:4321', 'local')).toEqual([])
})
