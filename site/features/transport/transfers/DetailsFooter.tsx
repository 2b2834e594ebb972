import type { OfferedChoice } from '@nusa/shared/booking'
import { buttonClass } from '../../../ui/button.ts'
import { ChoiceTotal } from '../../cart/index.ts'
import { transportTexts as texts } from '../texts.ts'

interface Props {
  choice: OfferedChoice
  taxRate: number
  /** The id of the form that the button submits. */
  formId: string
}

/** The total of the transfer and the button that adds it to the cart. */
export function DetailsFooter({ choice, taxRate, formId }: Props) {
  return (
    <>
      <ChoiceTotal choice={choice} taxRate={taxRate} />
      <button type="submit" form={formId} className={`${buttonClass('primary')} mt-4 w-full`}>
        {texts.addToCart}
      </button>
    </>
  )
}
