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

/** The parts of a call that are undefined for an endpoint need not be given. */
type Given<Parts> = { [Key in keyof Parts as Parts[Key] extends undefined ? never : Key]: Parts[Key] }

export type CallOptions<Name extends EndpointName> = Given<{
  body: Body<Name>
  query: Query<Name>
  /** What is sent as it is, with its own type. */
  file: File<Name>
  params: Params<Name>
}>

/** What is answered; of a file its name and its type as well. */
export type Answer<Name extends EndpointName> = Contract[Name] extends { answerType: string }
  ? globalThis.File
  : z.output<Contract[Name]['answer']>

/** What can go wrong on the way, beside the failures that the server answers. */
export type TransportFailureCode = 'offline' | 'timed_out' | 'bad_answer'

export interface CallFailure {
  ok: false
  code: FailureCode | TransportFailureCode
  /** Words for people. */
  message: string
  /** The wrong fields by path: of the request, where the server named some, or of an answer that is not the contract's. */
  fields?: Record<string, string>
  /** Depends on the code; parse it with the code's schema. */
  details?: unknown
  /** Seconds to wait before the next attempt, where the server said so. */
  retryAfter?: number
}

export type CallResult<Name extends EndpointName> = { ok: true; value: Answer<Name> } | CallFailure
