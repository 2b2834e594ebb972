import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { relationId } from '../../catalog/index.ts'
import type { RoomStock } from '../../payload-types.ts'

/** Names the room, so that it can be read in lists, and refuses one that its hotel does not have. */
export const nameRoom: CollectionBeforeValidateHook<RoomStock> = async ({ data, originalDoc, collection, req }) => {
  const { hotel, room } = { ...originalDoc, ...data }
  const id = relationId(hotel)
  if (id === null || !room) return data
  const doc = await req.payload.findByID({ collection: 'hotels', id, depth: 0, disableErrors: true, req })
  const found = doc?.rooms?.find((one) => one.id === room)
  if (found) return { ...data, room_name: found.name }
  const message = 'This hotel has no such room. Please choose one of its rooms.'
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'room', message }], req })
}
