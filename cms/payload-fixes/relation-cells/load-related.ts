import { headers } from 'next/headers.js'
import { type CollectionSlug, createLocalReq, executeAuthStrategies, type Payload } from 'payload'
import { cache } from 'react'
import { createBatchLoader } from './batch-loader.ts'
import { findRelated } from './find-related.ts'

/** Looks up entries that the rows of a list refer to. All cells of a response share one look-up per collection. */
export const loadRelated = cache((payload: Payload, collection: CollectionSlug) =>
  createBatchLoader(async (ids: (number | string)[]) => findRelated(collection, ids, await createUserRequest(payload))),
)

/** The request of the current user, which Payload does not pass to cells. */
const createUserRequest = cache(async (payload: Payload) => {
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  return createLocalReq(user ? { user } : {}, payload)
})
