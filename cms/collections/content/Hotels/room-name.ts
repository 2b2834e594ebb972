import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import { relationId } from '../../../catalog/index.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { Hotel, RoomStock } from '../../../generated/payload-types.ts'

/** Copies the name of the room from the hotel, and refuses a room that the hotel does not have. */
export const setRoomName: CollectionBeforeValidateHook<RoomStock> = async ({ data, originalDoc, req }) => {
  const { hotel, room } = { ...originalDoc, ...data }
  const hotelId = relationId(hotel)
  if (hotelId === null || !room) return data
  const doc = await req.payload.findByID({ collection: 'hotels', id: hotelId, depth: 0, disableErrors: true, req })
  const hotelRoom = doc?.rooms?.find(({ id }) => id === room)
  if (hotelRoom) return { ...data, room_name: hotelRoom.name }
  const message = 'This hotel does not have this room. Please choose one of its rooms.'
  throw fieldValidationError(req, 'room-stock', { path: 'room', message })
}

/**
 * Copies the names of a hotel's rooms to their availability overrides (`room-stock`). If only a draft was saved, the
 * published names are copied.
 */
export const renameRooms: CollectionAfterChangeHook<Hotel> = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc
  const hotel = await req.payload.findByID({ collection: 'hotels', id: doc.id, depth: 0, disableErrors: true, req })
  for (const { id, name } of hotel?.rooms ?? [])
    await req.payload.db.updateMany({
      collection: 'room-stock',
      where: { and: [{ hotel: { equals: doc.id } }, { room: { equals: id } }, { room_name: { not_equals: name } }] },
      data: { room_name: name },
      req,
    })
  return doc
}
