import { readOfferAround } from '../../../lib/offer-around.ts'
import { mountDialog } from '../../../ui/dialog/mount.tsx'
import { transferBookingSchema } from './offered-car.ts'
import { TransferDialog } from './TransferDialog.tsx'

/** Opens the dialog that books a car on the route of the pressed button. */
export function mountTransferDialog(opener: Element | undefined): void {
  const { cars, chosen, taxRate } = readOfferAround(opener, transferBookingSchema)
  mountDialog((close) => <TransferDialog cars={cars} chosen={chosen} taxRate={taxRate} onClose={close} />, {
    hasEntry: true,
  })
}
