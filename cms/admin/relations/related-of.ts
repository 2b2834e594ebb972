import { headers } from 'next/headers.js'
import { type CollectionSlug, createLocalReq, executeAuthStrategies, type Payload } from 'payload'
import { cache } from 'react'
import { findRelated } from './find-related.ts'
import { gather } from './gather.ts'

/** Asks for entries that rows of a list point to. All cells of an answer share one look-up of each collection. */
export const relatedOf = cache((payload: Payload, collection: CollectionSlug) =>
  gather(async (ids: (number | string)[]) => findRelated(collection, ids, await requestOf(payload))),
)

/** The request of whoever looks, since cells are not told. */
const requestOf = cache(async (payload: Payload) => {
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  return createLocalReq(user ? { user } : {}, payload)
})
