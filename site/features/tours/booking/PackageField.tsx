import { type FromPrice, isCheaper, lowestPriceForMarket, packageFromPrice, packageSorts } from '@nusa/shared/pricing'
import { priceUnitText } from '../../../lib/labels.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { useMoney } from '../../currency/index.ts'
import { bookingTexts } from './texts.ts'
import { type BookingForm, isPackageSort } from './use-booking-form.ts'

const minPackagesToSort = 3

export function PackageField({ form }: { form: BookingForm }) {
  const money = useMoney()
  const canSort = form.packages.length >= minPackagesToSort
  const formatFromPrice = (fromPrice: FromPrice | null) =>
    bookingTexts.from(money(fromPrice?.price), fromPrice?.unit ? priceUnitText(fromPrice.unit) : '')
  const visiblePrice = lowestPriceForMarket({ pricing: form.packages }, form.isResident)
  const { lowestHiddenPrice } = form
  const isHiddenCheaper =
    lowestHiddenPrice !== null && visiblePrice !== null && isCheaper(lowestHiddenPrice, visiblePrice)
  const notes = [
    form.packages.length === 0 && (form.isResident ? bookingTexts.noResidentPackages : bookingTexts.noPackages),
    lowestHiddenPrice && bookingTexts.openToAll(formatFromPrice(lowestHiddenPrice), isHiddenCheaper),
  ]
  return (
    <div className="grid gap-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="resident"
          checked={form.isResident}
          onChange={(event) => form.setIsResident(event.target.checked)}
          className="size-5 shrink-0 accent-jungle"
        />
        <span>{bookingTexts.residentCheckbox}</span>
      </label>
      <div className={canSort ? 'grid items-start gap-3 sm:grid-cols-[1fr_12rem]' : ''}>
        <SelectField
          label={bookingTexts.package}
          name="package"
          value={form.selectedPackage?.id ?? ''}
          onValue={form.choosePackage}
          disabled={form.packages.length === 0}
        >
          <option value="">{bookingTexts.packagePlaceholder}</option>
          {form.packages.map((pack) => (
            <option key={pack.id} value={pack.id}>
              {pack.name} · {formatFromPrice(packageFromPrice(pack))}
            </option>
          ))}
        </SelectField>
        {canSort && (
          <SelectField
            label={bookingTexts.sort}
            name="sort"
            value={form.sort}
            onValue={(value) => isPackageSort(value) && form.setSort(value)}
          >
            {packageSorts.map((sort) => (
              <option key={sort} value={sort}>
                {bookingTexts.sorts[sort]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:sr-only">
        {notes.filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
