import { readOfferAround } from '../../lib/offer-around.ts'
import { mountDialog } from '../../ui/dialog/mount.tsx'
import { roomBookingSchema } from './offered-room.ts'
import { RoomDialog } from './RoomDialog.tsx'

/** Opens the dialog that books a room: the room of the pressed button, otherwise the cheapest. */
export function mountRoomDialog(opener: Element | undefined): void {
  const { offer, taxRate } = readOfferAround(opener, roomBookingSchema)
  const [cheapestRoom] = offer.rooms.toSorted((a, b) => a.base_price - b.base_price)
  const requestedRoom = opener?.getAttribute('data-room')
  const room = offer.rooms.find(({ id }) => id === requestedRoom) ?? cheapestRoom
  if (!room) return
  mountDialog((close) => <RoomDialog hotel={offer} initialRoomId={room.id} taxRate={taxRate} onClose={close} />, {
    hasEntry: true,
  })
}
