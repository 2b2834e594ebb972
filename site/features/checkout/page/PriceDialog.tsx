import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialog/DialogFooter.tsx'
import { cartTexts } from '../../cart/index.ts'
import { useChargedNote, useMoney } from '../../currency/index.ts'
import { checkoutTexts as texts } from '../texts.ts'
import type { PriceQuestion } from './place-booking-state.ts'

/** Nothing is booked unless the traveller accepts the new price. */
export function PriceDialog({ question, onClose }: { question: PriceQuestion; onClose: () => void }) {
  const money = useMoney()
  const formatChargedNote = useChargedNote()
  return (
    <Dialog
      title={cartTexts.priceChanged}
      onClose={onClose}
      footer={
        <DialogFooter cancelLabel={texts.back} onCancel={onClose}>
          <button type="button" onClick={question.accept} className={buttonClass('primary')}>
            {texts.acceptPrice}
          </button>
        </DialogFooter>
      }
    >
      <dl className="grid gap-4 tabular-nums sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">{texts.priceSeen}</dt>
          <dd translate="no" className="whitespace-nowrap font-display text-2xl">
            {money(question.seenTotal)}
          </dd>
          <dd className="text-ink-soft text-sm">{formatChargedNote(question.seenTotal)}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{texts.currentPrice}</dt>
          <dd translate="no" className="whitespace-nowrap font-display text-2xl text-jungle">
            {money(question.currentTotal)}
          </dd>
          <dd className="text-ink-soft text-sm">{formatChargedNote(question.currentTotal)}</dd>
        </div>
      </dl>
      <p className="mt-4">{texts.priceQuestion}</p>
    </Dialog>
  )
}
