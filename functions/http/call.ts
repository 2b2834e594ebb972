import type { Contract, EndpointName } from '@nusa/shared/api'
import type * as z from 'zod/mini'
import type { SessionToken, Traveller } from '../ports/accounts.ts'
import type { Failure } from '../ports/failure.ts'

type BodyOf<N extends EndpointName> = Contract[N] extends { body: infer S extends z.ZodMiniType } ? z.output<S> : null
type QueryOf<N extends EndpointName> = Contract[N] extends { query: infer S extends z.ZodMiniType } ? z.output<S> : null
type FileOf<N extends EndpointName> = Contract[N] extends { upload: object } ? Uint8Array : null
type TravellerOf<N extends EndpointName> = Contract[N]['auth'] extends 'traveller' ? Traveller : null
export type ResponseOf<N extends EndpointName> = z.output<Contract[N]['response']>

/** A request whose parts were validated against the contract. */
export interface Call<N extends EndpointName> {
  body: BodyOf<N>
  query: QueryOf<N>
  /** The content of an uploaded file is not validated. */
  file: FileOf<N>
  /** The `{name}` parts of the path. */
  params: Readonly<Record<string, string>>
  traveller: TravellerOf<N>
  /** The token of the session cookie is not validated. */
  sessionToken: string | null
}

export interface Reply<N extends EndpointName> {
  body: ResponseOf<N>
  headers?: Record<string, string>
  /**
   * A value sets the session cookie, and null clears it. Set only when a session starts or ends, because a delayed
   * response could otherwise replace the cookie of another traveller who has signed in meanwhile.
   */
  session?: SessionToken | null
  /** The email address of an account, if the request has proved that the caller owns the account. */
  authenticatedEmail?: string
}

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Reply<N> | Failure>

export type Handlers = { [N in EndpointName]: Handler<N> }
