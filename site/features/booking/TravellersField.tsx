import { useId, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { controlClass } from '../../ui/field/control.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { StepperRow } from '../../ui/stepper/StepperRow.tsx'
import { partyText } from './labels.ts'
import { bookingTexts } from './texts.ts'
import type { TravellerChoice } from './use-booking-form.ts'

const most = 999

interface Props {
  value: TravellerChoice
  /** What is chosen in the dialog arrives when it closes. */
  onValue: (value: TravellerChoice) => void
  /** Says whether packages are counted too. */
  hasPackages: boolean
  /** The most adults and children; 0 is no bound. */
  maxGuests: number
}

export function TravellersField({ value, onValue, hasPackages, maxGuests }: Props) {
  const [draft, setDraft] = useState<TravellerChoice | null>(null)
  const id = useId()
  const title = hasPackages ? bookingTexts.travelersAndPackages : bookingTexts.travelers
  const packages = hasPackages ? ` · ${value.packageCount} ${value.packageCount === 1 ? 'package' : 'packages'}` : ''

  const apply = () => {
    if (draft) onValue(draft)
    setDraft(null)
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1 font-medium text-sm">
        {title}
      </p>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setDraft(value)}
        className={`${controlClass} flex cursor-pointer items-center gap-3 text-left`}
      >
        <Icon name="people" className="size-5 text-jungle" />
        <span>
          {partyText(value)}
          {packages}
        </span>
      </button>
      {draft && (
        <Dialog
          title={title}
          onClose={apply}
          footer={
            <button type="button" onClick={apply} className={`${buttonClass('primary')} w-full`}>
              {bookingTexts.done}
            </button>
          }
        >
          <TravellerRows draft={draft} onDraft={setDraft} hasPackages={hasPackages} maxGuests={maxGuests} />
        </Dialog>
      )}
    </div>
  )
}

interface RowsProps {
  draft: TravellerChoice
  onDraft: (draft: TravellerChoice) => void
  hasPackages: boolean
  maxGuests: number
}

function TravellerRows({ draft, onDraft, hasPackages, maxGuests }: RowsProps) {
  const { adults, children, infants, packageCount } = draft
  const guests = maxGuests > 0 ? maxGuests : most
  return (
    <div className="divide-y divide-mist">
      <StepperRow
        label={bookingTexts.adults}
        hint={bookingTexts.adultsAge}
        value={adults}
        min={1}
        max={guests - children}
        onValue={(adults) => onDraft({ ...draft, adults })}
      />
      <StepperRow
        label={bookingTexts.children}
        hint={bookingTexts.childrenAge}
        value={children}
        min={0}
        max={guests - adults}
        onValue={(children) => onDraft({ ...draft, children })}
      />
      <StepperRow
        label={bookingTexts.infants}
        hint={bookingTexts.infantsAge}
        value={infants}
        min={0}
        max={most}
        onValue={(infants) => onDraft({ ...draft, infants })}
      />
      {hasPackages && (
        <StepperRow
          label={bookingTexts.packages}
          hint={bookingTexts.packagesHint}
          value={packageCount}
          min={1}
          max={most}
          onValue={(packageCount) => onDraft({ ...draft, packageCount })}
        />
      )}
      {maxGuests > 0 && <p className="pt-3 text-ink-soft text-sm">{bookingTexts.mostGuests(maxGuests)}</p>}
    </div>
  )
}
