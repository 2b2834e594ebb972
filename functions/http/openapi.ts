import { contract, type Endpoint, failureResponseSchema, failures, travellerHeader } from '@nusa/shared/api'
import * as z from 'zod/mini'
import { sessionCookieName } from './cookies.ts'

type Json = Record<string, unknown>

export function createOpenApiDocument(siteUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(contract)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: createOperation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nusa', version: '1.0.0', description: 'The calls that the storefront makes.' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { Failure: toJsonSchema(failureResponseSchema, 'output') },
      securitySchemes: {
        traveller: { type: 'apiKey', in: 'cookie', name: sessionCookieName(siteUrl) },
        xendit: { type: 'apiKey', in: 'header', name: 'x-callback-token' },
      },
    },
  }
}

function createOperation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.auth === 'none' ? [] : [{ [endpoint.auth]: [] }],
    parameters: [
      ...createPathParameters(endpoint.path),
      ...createQueryParameters(endpoint.query),
      ...createHeaderParameters(endpoint),
    ],
    ...createRequestBody(endpoint),
    responses: {
      200: { description: 'Done.', content: createResponseContent(endpoint) },
      ...createFailureResponses(endpoint),
    },
  }
}

function createRequestBody({ body, upload }: Endpoint): Json {
  if (body) return { requestBody: { required: true, content: toJsonContent(toJsonSchema(body, 'input')) } }
  if (!upload) return {}
  const file = { schema: { type: 'string', contentEncoding: 'binary', maxLength: upload.maxBytes } }
  return { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, file])) } }
}

function createPathParameters(path: string): Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function createQueryParameters(query: z.ZodMiniType | undefined): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function createHeaderParameters({ auth }: Endpoint): Json[] {
  if (auth !== 'traveller') return []
  return [{ name: travellerHeader, in: 'header', required: false, schema: { type: 'string' } }]
}

function createFailureResponses(endpoint: Endpoint): Json {
  // The router returns these failures, so the contract does not list them for each endpoint.
  const sessionFailures = endpoint.auth === 'traveller' ? (['not_authenticated', 'another_traveller'] as const) : []
  const rateLimitFailures = endpoint.auth === 'xendit' ? [] : (['rate_limited'] as const)
  const responses: Record<string, { description: string; content: Json }> = {}
  for (const code of [...endpoint.failures, ...sessionFailures, ...rateLimitFailures, 'internal'] as const) {
    const { status, message } = failures[code]
    const previousDescription = responses[status]?.description
    const failureText = `${code}: ${message}`
    const description = previousDescription ? `${previousDescription} · ${failureText}` : failureText
    responses[status] = { description, content: toJsonContent({ $ref: '#/components/schemas/Failure' }) }
  }
  return responses
}

function createResponseContent({ response, responseType }: Endpoint): Json {
  if (responseType === undefined) return toJsonContent(toJsonSchema(response, 'output'))
  return { [responseType]: { schema: { type: 'string', contentEncoding: 'binary' } } }
}

function toJsonContent(schema: unknown): Json {
  return { 'application/json': { schema } }
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return jsonSchema
}
