import type { OfferedChoice } from '@nusa/shared/booking'
import { buttonClass } from '../../ui/button.ts'
import { ChoiceTotal } from '../cart/index.ts'
import { nightsOf, type StayDraft } from './stay.ts'
import { hotelTexts as texts } from './texts.ts'

interface Props {
  choice: OfferedChoice
  draft: StayDraft
  taxRate: number
  /** The id of the form that the button submits. */
  formId: string
  onCancel: () => void
}

/** The total of the stay and the button that adds it to the cart. */
export function RoomFooter({ choice, draft, taxRate, formId, onCancel }: Props) {
  return (
    <>
      <ChoiceTotal choice={choice} taxRate={taxRate} name={texts.totalPrice(nightsOf(draft))} isInRupiah />
      <div className="mt-4 grid grid-cols-2 @max-[16rem]:grid-cols-1 gap-3">
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
