import { baliNow, transferTimes } from '@nusa/shared/dates'
import { useEffect, useId, useRef, useState } from 'react'
import { firstTime } from '../../../lib/pickup.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { addTransfer, ChoiceSummary, showCart, tellAdded, wantedTransfer } from '../../cart/store.ts'
import { searchedTrip } from '../../search/store.ts'
import { transportTexts as texts } from '../texts.ts'
import { CarList } from './CarList.tsx'
import { DetailsFooter } from './DetailsFooter.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import type { OfferedCar } from './offered-car.ts'
import { firstDraft, withEnoughCars } from './transfer-draft.ts'

interface Props {
  /** The cars of one route. */
  cars: readonly OfferedCar[]
  /** The id of the previously chosen transfer, if any. */
  chosen: number | null
  /** Percent. */
  taxRate: number
  onClose: () => void
}

/** The dialog that books a transfer in two steps: the car, then the details. Going back keeps the details. */
export function TransferDialog({ cars, chosen, taxRate, onClose }: Props) {
  const now = baliNow(new Date())
  const [carId, setCarId] = useState(chosen)
  const [isChoosing, setIsChoosing] = useState(chosen === null)
  const seatsOf = (carId: number | null) => cars.find(({ id }) => id === carId)?.car.seats
  const [first] = useState(() => withEnoughCars(firstDraft(now, searchedTrip(now.today)), seatsOf(chosen)))
  const [kept, setDraft] = useState(first)
  const formId = useId()
  const body = useFocusInStep(isChoosing)
  const offer = isChoosing ? undefined : cars.find(({ id }) => id === carId)
  const draft = { ...kept, pickupTime: firstTime(kept.pickupTime, transferTimes, kept.date, now) }
  const isChosen = kept !== first || carId !== chosen

  const notes = useRef<HTMLDivElement>(null)
  const wanted = offer && wantedTransfer(offer, draft)

  const add = () => {
    if (!offer) return
    const added = addTransfer(offer, draft, taxRate)
    if (!tellAdded(added, texts.transferAdded(offer.car.car_name), notes.current)) return
    onClose()
    showCart()
  }

  return (
    <Dialog
      title={offer ? texts.bookingDetails : texts.selectCar}
      onClose={onClose}
      onBack={offer && (() => setIsChoosing(true))}
      footer={wanted && <DetailsFooter wanted={wanted} taxRate={taxRate} formId={formId} />}
    >
      <div ref={body} data-unfinished={isChosen ? '' : undefined}>
        {offer && wanted ? (
          <DetailsForm id={formId} offer={offer} draft={draft} now={now} onDraft={setDraft} onDone={add}>
            <ChoiceSummary
              wanted={wanted}
              now={now}
              taxRate={taxRate}
              notes={notes}
              partName={({ count, unitPrice }, money) => texts.carsTimes(count, money(unitPrice))}
            />
          </DetailsForm>
        ) : (
          <CarList
            cars={cars}
            chosen={carId}
            onChoose={(id) => {
              setCarId(id)
              // A number of cars that the traveller has seen is not changed silently.
              if (kept === first) setDraft(withEnoughCars(kept, seatsOf(id)))
              setIsChoosing(false)
            }}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Moves the focus to the start of a step, because the pressed control was removed with the previous one. */
function useFocusInStep(step: unknown) {
  const body = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the step that moves the focus
  useEffect(() => {
    if (!isFirst.current) startOf(body.current)?.focus()
    isFirst.current = false
  }, [step])
  return body
}

/** Returns the previously chosen car, otherwise the first button. */
function startOf(step: HTMLElement | null): HTMLElement | null {
  return step?.querySelector<HTMLElement>('[data-chosen]') ?? step?.querySelector('button') ?? null
}
