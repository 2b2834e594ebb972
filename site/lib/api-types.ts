import type { Contract, EndpointName, FailureCode } from '@nusa/shared/api'
import type * as z from 'zod/mini'

type Body<Name extends EndpointName> = Contract[Name] extends { body: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined
type Query<Name extends EndpointName> = Contract[Name] extends { query: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined
type File<Name extends EndpointName> = Contract[Name] extends { upload: object } ? Blob : undefined
type Params<Name extends EndpointName> = Contract[Name]['path'] extends `${string}{${infer Param}}${string}`
  ? Record<Param, string>
  : undefined

/** Leaves out the parts of a call that the endpoint does not have. */
type DefinedParts<Parts> = { [Key in keyof Parts as Parts[Key] extends undefined ? never : Key]: Parts[Key] }

export type CallOptions<Name extends EndpointName> = DefinedParts<{
  body: Body<Name>
  query: Query<Name>
  /** Sent unchanged, with its own content type. */
  file: File<Name>
  params: Params<Name>
}>

/** The parsed response, or the file if the endpoint returns one. */
export type ResponseValue<Name extends EndpointName> = Contract[Name] extends { answerType: string }
  ? globalThis.File
  : z.output<Contract[Name]['answer']>

/** Failures of the transport, in addition to those that the server returns. */
export type TransportFailureCode = 'offline' | 'timed_out' | 'bad_answer'

export interface CallFailure {
  ok: false
  code: FailureCode | TransportFailureCode
  /** Text for the traveller. */
  message: string
  /** Invalid fields by path: of the request, if the server names them, or of a response that breaks the contract. */
  fields?: Record<string, string>
  /** Depends on `code`; parse it with the schema for that code. */
  details?: unknown
  /** Seconds to wait before the next attempt, if the server says so. */
  retryAfter?: number
}

export type CallResult<Name extends EndpointName> = { ok: true; value: ResponseValue<Name> } | CallFailure
