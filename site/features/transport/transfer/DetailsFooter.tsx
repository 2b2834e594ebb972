import { wantedLine } from '@nusa/shared/booking'
import type { BaliNow } from '@nusa/shared/dates'
import { quote } from '@nusa/shared/pricing'
import { buttonClass } from '../../../ui/button.ts'
import { ChoiceNotes, wantedTransfer } from '../../cart/store.ts'
import { PriceRows } from '../../price/store.ts'
import { transportTexts as texts } from '../texts.ts'
import type { OfferedCar } from './offered-car.ts'
import type { TransferDraft } from './transfer-draft.ts'

interface Props {
  offer: OfferedCar
  draft: TransferDraft
  now: BaliNow
  taxRate: number
  /** The form that its button sends. */
  formId: string
}

/** What a transfer costs as it is filled in, what keeps it from being booked, and the way into the cart. */
export function DetailsFooter({ offer, draft, now, taxRate, formId }: Props) {
  const wanted = wantedTransfer(offer, draft)
  const line = wantedLine(wanted)
  return (
    <>
      <ChoiceNotes wanted={wanted} now={now} />
      {line && (
        <div aria-live="polite">
          <PriceRows
            price={quote([line], taxRate)}
            isShort
            partName={({ count, unitPrice }, money) => texts.carsTimes(count, money(unitPrice))}
          />
        </div>
      )}
      <button type="submit" form={formId} className={`${buttonClass('primary')} mt-4 w-full`}>
        {texts.addToCart}
      </button>
    </>
  )
}
