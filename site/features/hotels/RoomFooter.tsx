import { wantedLine } from '@nusa/shared/booking'
import type { HotelOffer } from '@nusa/shared/catalog'
import type { BaliNow } from '@nusa/shared/dates'
import { quote } from '@nusa/shared/pricing'
import { buttonClass } from '../../ui/button.ts'
import { ChoiceNotes, wantedRoom } from '../cart/store.ts'
import { PriceRows } from '../price/store.ts'
import { nightsOf, type StayDraft, stayChoice } from './stay.ts'
import { hotelTexts as texts } from './texts.ts'

interface Props {
  hotel: HotelOffer
  draft: StayDraft
  now: BaliNow
  taxRate: number
  /** The form that its button sends. */
  formId: string
  onCancel: () => void
}

/** What a stay costs as it is filled in, what keeps it from being booked, and the way into the cart. */
export function RoomFooter({ hotel, draft, now, taxRate, formId, onCancel }: Props) {
  const wanted = wantedRoom(hotel, draft.roomId, stayChoice(draft))
  const line = wantedLine(wanted)
  const nights = nightsOf(draft)
  return (
    <>
      <ChoiceNotes wanted={wanted} now={now} />
      {line && (
        <div aria-live="polite">
          <PriceRows
            price={quote([line], taxRate)}
            partName={({ unitPrice }, money) => texts.nightsTimes(money(unitPrice), nights, draft.quantity)}
            totalName={texts.totalPrice(nights)}
            isShort
            isInRupiah
          />
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button type="button" onClick={onCancel} className={buttonClass('secondary')}>
          {texts.cancel}
        </button>
        <button type="submit" form={formId} aria-disabled={draft.range.to === null} className={buttonClass('primary')}>
          {texts.addToCart}
        </button>
      </div>
    </>
  )
}
