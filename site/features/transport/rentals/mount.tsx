import { readOfferAround } from '../../../lib/offer-around.ts'
import { mountDialog } from '../../../ui/dialog/mount.tsx'
import { rentalBookingSchema } from './offered-rental.ts'
import { RentalDialog } from './RentalDialog.tsx'

/** Opens the dialog that books the car of the pressed button. */
export function mountRentalDialog(opener: Element | undefined): void {
  const { offer, taxRate } = readOfferAround(opener, rentalBookingSchema)
  mountDialog((close) => <RentalDialog offer={offer} taxRate={taxRate} onClose={close} />, { hasEntry: true })
}
