import { contract, failures } from '@nusa/shared/api'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '../app.ts'
import { fakeDeps } from '../testing/fake-deps.ts'
import { createOpenApiDocument } from './openapi.ts'

const schema = z.looseObject({})
const content = z.partialRecord(
  z.enum(['application/json', 'application/pdf', 'text/calendar', 'image/jpeg', 'image/png', 'image/webp']),
  z.object({ schema }),
)
/** The parts of OpenAPI 3.1 that the document uses. */
const documentSchema = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().check(z.startsWith('/')),
    z.partialRecord(
      z.enum(['get', 'post', 'put', 'patch', 'delete']),
      z.strictObject({
        operationId: z.string(),
        summary: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))),
        parameters: z.array(
          z.strictObject({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema }),
        ),
        requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
        responses: z.record(
          z.string().check(z.regex(/^[1-5]\d\d$/)),
          z.strictObject({ description: z.string(), content }),
        ),
      }),
    ),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), schema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('apiKey'), in: z.enum(['cookie', 'header']), name: z.string() }),
    ),
  }),
})

describe('the OpenAPI document', () => {
  const document = createOpenApiDocument('https://nusa.example')
  const text = JSON.stringify(document)

  test('conforms to the OpenAPI specification', () => {
    expect(documentSchema.parse(JSON.parse(text))).toEqual(JSON.parse(text))
    for (const [path, operations] of Object.entries(documentSchema.parse(document).paths)) {
      for (const { parameters } of Object.values(operations)) {
        const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named)
      }
    }
  })

  test('describes every endpoint of the contract', () => {
    const parsed = z
      .looseObject({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })
      .parse(document)
    for (const [name, { path, method, failures: codes }] of Object.entries(contract)) {
      const operation = parsed.paths[path]?.[method.toLowerCase()]
      expect(operation?.operationId).toBe(name)
      const statuses = Object.keys((operation?.responses as object | undefined) ?? {})
      expect(statuses).toEqual(expect.arrayContaining(codes.map((code) => String(failures[code].status))))
    }
  })

  test('lists the status 429 (rate limit) for every endpoint except the Xendit webhook', () => {
    const paths = new Map(Object.entries(documentSchema.parse(document).paths))
    for (const { path, method, auth } of Object.values(contract)) {
      const operation = new Map(Object.entries(paths.get(path) ?? {})).get(method.toLowerCase())
      expect('429' in (operation?.responses ?? {})).toBe(auth !== 'xendit')
    }
  })

  test('contains every schema that it references', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Failure']))
  })

  test('is served at /api/openapi.json', async () => {
    const response = await createApp(fakeDeps()).request('/api/openapi.json')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual(JSON.parse(text))
  })
})
