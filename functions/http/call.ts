import type { Contract, EndpointName } from '@nusa/shared/api'
import type * as z from 'zod/mini'
import type { Failure } from '../failure.ts'
import type { SessionToken, Traveller } from '../ports/accounts.ts'

type BodyOf<N extends EndpointName> = Contract[N] extends { body: infer S extends z.ZodMiniType } ? z.output<S> : null
type QueryOf<N extends EndpointName> = Contract[N] extends { query: infer S extends z.ZodMiniType } ? z.output<S> : null
type FileOf<N extends EndpointName> = Contract[N] extends { upload: object } ? Uint8Array : null
type TravellerOf<N extends EndpointName> = Contract[N]['auth'] extends 'traveller' ? Traveller : null
export type AnswerOf<N extends EndpointName> = z.output<Contract[N]['answer']>

/** A request after everything that the contract says about it was checked. */
export interface Call<N extends EndpointName> {
  body: BodyOf<N>
  query: QueryOf<N>
  /** The bytes that were sent, where the contract asks for a file; what is in them is unchecked. */
  file: FileOf<N>
  /** The `{name}` parts of the path. */
  params: Readonly<Record<string, string>>
  /** Who is signed in, where the contract asks for a traveller. */
  traveller: TravellerOf<N>
  /** The token of the session cookie, unchecked. */
  sessionToken: string | null
}

/**
 * What a handler answers when nothing failed. `session` sets the cookie, null clears it: only where the traveler signs in or
 * wants to be signed out. An answer that comes late would otherwise take the cookie of whoever has signed in meanwhile.
 */
export interface Reply<N extends EndpointName> {
  answer: AnswerOf<N>
  headers?: Record<string, string>
  session?: SessionToken | null
  /** The e-mail of the account that the caller has just proved to own. */
  owner?: string
}

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Reply<N> | Failure>

/** One handler for each endpoint of the contract: a missing one does not compile. */
export type Handlers = { [N in EndpointName]: Handler<N> }
