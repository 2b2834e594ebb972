import type { OfferedChoice } from '@nusa/shared/booking'
import { transferTimeZone } from '@nusa/shared/catalog'
import { baliNow, nowInZone, transferPickupTimes } from '@nusa/shared/dates'
import { useEffect, useId, useRef, useState } from 'react'
import { readOfferOf } from '../../../lib/offer-around.ts'
import { firstPossibleTime } from '../../../lib/selectable-days.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { mountDialog } from '../../../ui/dialog/mount.tsx'
import {
  addTransfer,
  ChoiceSummary,
  ChoiceTotal,
  createTransferChoice,
  reportAddResult,
  showCart,
} from '../../cart/index.ts'
import { searchedTrip } from '../../search/index.ts'
import { transportTexts as texts } from '../texts.ts'
import { CarList } from './CarList.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { type OfferedCar, transferBookingSchema } from './transfer-booking.ts'
import { addMissingCars, createInitialDraft } from './transfer-draft.ts'

interface Props {
  /** All cars have the same route. */
  cars: readonly OfferedCar[]
  /** The previously chosen transfer, or null. */
  chosenId: number | null
  /** In percent. */
  taxRate: number
  onClose: () => void
}

/** The traveller first chooses a car, then enters the details. Going back to the cars keeps the details. */
export function TransferDialog({ cars, chosenId, taxRate, onClose }: Props) {
  const now = baliNow(new Date())
  // All cars of a route start at the same airport.
  const localNow = nowInZone(now, transferTimeZone(cars[0] ?? null))
  const [transferId, setTransferId] = useState(chosenId)
  const [isChoosingCar, setIsChoosingCar] = useState(chosenId === null)
  const findSeats = (transferId: number | null) => cars.find(({ id }) => id === transferId)?.car.seats
  const [initialDraft] = useState(() =>
    addMissingCars(createInitialDraft(localNow, searchedTrip(localNow.today)), findSeats(chosenId)),
  )
  const [enteredDraft, setDraft] = useState(initialDraft)
  const formId = useId()
  const stepElement = useFocusInStep(isChoosingCar)
  const offer = isChoosingCar ? undefined : cars.find(({ id }) => id === transferId)
  const draft = {
    ...enteredDraft,
    pickupTime: firstPossibleTime(enteredDraft.pickupTime, transferPickupTimes, enteredDraft.date, localNow),
  }
  const hasChoices = enteredDraft !== initialDraft || transferId !== chosenId

  const notesElement = useRef<HTMLDivElement>(null)
  const choice = offer && createTransferChoice(offer, draft)

  const addToCart = () => {
    if (!offer) return
    const addResult = addTransfer(offer, draft, taxRate)
    if (!reportAddResult(addResult, texts.transferAdded(offer.car.car_name), notesElement.current)) return
    onClose()
    showCart()
  }

  return (
    <Dialog
      title={offer ? texts.bookingDetails : texts.selectCar}
      onClose={onClose}
      onBack={offer && (() => setIsChoosingCar(true))}
      footer={choice && <DetailsFooter choice={choice} taxRate={taxRate} formId={formId} />}
    >
      <div ref={stepElement} data-unfinished={hasChoices ? '' : undefined}>
        {offer && choice ? (
          <DetailsForm id={formId} offer={offer} draft={draft} now={localNow} onDraft={setDraft} onDone={addToCart}>
            <ChoiceSummary
              choice={choice}
              now={now}
              taxRate={taxRate}
              notesRef={notesElement}
              formatPartName={({ count, unitPrice }, money) => texts.carsTimesPrice(count, money(unitPrice))}
            />
          </DetailsForm>
        ) : (
          <CarList
            cars={cars}
            chosenId={transferId}
            onChoose={(id) => {
              setTransferId(id)
              // After the traveller has edited the details, the number of cars is no longer adjusted.
              if (enteredDraft === initialDraft) setDraft(addMissingCars(enteredDraft, findSeats(id)))
              setIsChoosingCar(false)
            }}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}

/**
 * Moves the focus into a new step, because the pressed control was removed with the previous step. The dialog itself
 * sets the focus in the first step.
 */
function useFocusInStep(step: unknown) {
  const stepElement = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (step === lastStep.current) return
    lastStep.current = step
    findFirstControl(stepElement.current)?.focus()
  }, [step])
  return stepElement
}

/** Returns the button of the chosen car, or the first button. */
function findFirstControl(step: HTMLElement | null): HTMLElement | null {
  return step?.querySelector<HTMLElement>('[data-chosen]') ?? step?.querySelector('button') ?? null
}

/** The pressed button (`opener`) has the cars of a route in its attribute `data-offer`. */
export function mountTransferDialog(opener: Element | undefined): void {
  const { cars, chosen, taxRate } = readOfferOf(opener, transferBookingSchema)
  mountDialog((close) => <TransferDialog cars={cars} chosenId={chosen} taxRate={taxRate} onClose={close} />, {
    hasHistoryEntry: true,
  })
}

interface DetailsFooterProps {
  choice: OfferedChoice
  taxRate: number
  formId: string
}

function DetailsFooter({ choice, taxRate, formId }: DetailsFooterProps) {
  return (
    <>
      <ChoiceTotal choice={choice} taxRate={taxRate} />
      <button type="submit" form={formId} className={`${buttonClass('primary')} mt-4 w-full`}>
        {texts.addToCart}
      </button>
    </>
  )
}
