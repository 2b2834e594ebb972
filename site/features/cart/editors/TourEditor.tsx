import { useStore } from '@nanostores/react'
import { scheduleProblem } from '@nusa/shared/booking'
import { type TourItem, withPartyAndPackages } from '@nusa/shared/cart'
import type { TourOffer } from '@nusa/shared/catalog'
import { baliNow } from '@nusa/shared/dates'
import { $siteData, fallbackTaxRate } from '../../../lib/site-data.ts'
import { DateField } from '../../../ui/calendar/DateField.tsx'
import {
  availabilityNote,
  findChosenDeparture,
  listDepartureOptions,
  StartTimeChoice,
  soldOutTourMessage,
  tourDayTexts,
  useAvailability,
  useDayPrices,
} from '../../availability/index.ts'
import { PickupField } from '../../pickup/index.ts'
import { packageOf, resourceOf } from '../model/item-view.ts'
import { cartTexts as texts } from '../model/texts.ts'
import { editableFields, useEdits } from '../model/unsaved-edits.ts'
import { EditForm, type EditorProps, TravelersField } from './EditForm.tsx'

export function TourEditor({ item, offer, children }: EditorProps<TourItem, TourOffer>) {
  const edits = useEdits(item, editableFields.tour(item))
  const { date, startTimeId, party, pickup } = edits.values
  const now = baliNow(new Date())
  const availability = useAvailability(resourceOf(item))
  const pack = packageOf({ kind: 'tour', item, offer })
  const listDepartures = (day: typeof date) => listDepartureOptions(offer, day, item.packageId, availability, now)
  const packageCount = withPartyAndPackages(item, party, pack).packageCount
  const dayPrices = useDayPrices({
    pricing: offer.pricing,
    isResident: item.isResident,
    packageId: item.packageId,
    travellers: { ...party, packageCount },
  })
  const siteData = useStore($siteData)
  const taxRate = siteData.status === 'ready' ? siteData.data.tax : fallbackTaxRate
  return (
    <EditForm
      item={item}
      edits={edits}
      fields={
        <>
          <DateField
            label={texts.date}
            placeholder={texts.date}
            value={date}
            today={now.today}
            disabledReason={(day) => {
              const problem = scheduleProblem(offer, day, now, item.packageId)
              return problem ? tourDayTexts[problem] : soldOutTourMessage(offer, day, item.packageId, availability, now)
            }}
            dayNote={(day) => availabilityNote(availability, day)}
            dayPrice={dayPrices?.getDayNote}
            calendarNote={dayPrices?.getExplanation(taxRate)}
            onValue={(date) => {
              // The start time stays the same if the tour also departs at that time on the new date.
              const departure = findChosenDeparture(offer, listDepartures(date), startTimeId)
              edits.change({ date, ...(departure && { startTimeId: departure.id }) })
            }}
          />
          {offer.start_times.length > 0 && (
            <StartTimeChoice
              options={listDepartures(date)}
              chosenId={startTimeId}
              onValue={(startTimeId) => edits.change({ startTimeId })}
            />
          )}
          <TravelersField
            label={texts.travelers}
            value={party}
            maxGuests={offer.max_guests || null}
            onValue={(party) => edits.change({ party })}
          />
          <PickupField
            offeredPickup={offer.pickup}
            pack={pack}
            value={pickup}
            onValue={(pickup) => edits.change({ pickup })}
          />
          <p role="status" className="text-ink-soft text-sm empty:sr-only sm:col-span-2">
            {edits.isChanged &&
              packageCount !== item.packageCount &&
              texts.packagesChange(item.packageCount, packageCount)}
          </p>
        </>
      }
    >
      {children}
    </EditForm>
  )
}
