import { offerAround } from '../../lib/offered-data.ts'
import { mountDialog } from '../../ui/dialog/mount.tsx'
import { roomBookingSchema } from './offered-room.ts'
import { RoomDialog } from './RoomDialog.tsx'

/** Opens the dialog that books a room: the room of the pressed button, otherwise the cheapest. */
export function mountRoomDialog(opener: Element | undefined): void {
  const { offer, taxRate } = offerAround(opener, roomBookingSchema)
  const [cheapest] = offer.rooms.toSorted((a, b) => a.base_price - b.base_price)
  const asked = opener?.getAttribute('data-room')
  const room = offer.rooms.find(({ id }) => id === asked) ?? cheapest
  if (!room) return
  mountDialog((close) => <RoomDialog hotel={offer} firstRoom={room.id} taxRate={taxRate} onClose={close} />, {
    hasEntry: true,
  })
}
