import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { focusFirstError, invalidFieldNames } from '../../../lib/form.ts'
import { lastBookingPath, readLastBooking } from '../../../lib/last-booking.ts'
import { isHistoryNavigation, onPageRefocused, onPageRestored } from '../../../lib/page-return.ts'
import { openPanel } from '../../../lib/panels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LegalNote } from '../../../ui/LegalNote.tsx'
import { Section } from '../../../ui/Section.tsx'
import { showFormToast, toastOnNextPage } from '../../../ui/toast/toast.ts'
import { $session, followSession } from '../../account/index.ts'
import { $profile, clearProfile, loadProfile, profileStateFor, refreshProfile } from '../../account/profile/index.ts'
import { cartTexts, useCartView, withoutBlockedItems } from '../../cart/index.ts'
import { CustomerDetails, fullNameOf } from '../form/CustomerDetails.tsx'
import { EmergencyContactForm } from '../form/EmergencyContactForm.tsx'
import { Passengers } from '../form/Passengers.tsx'
import { ProfileDialog } from '../form/ProfileDialog.tsx'
import { Terms } from '../terms/Terms.tsx'
import { checkoutTexts as texts } from '../texts.ts'
import { PriceDialog } from './PriceDialog.tsx'
import { Summary } from './Summary.tsx'
import { usePlaceBooking } from './use-place-booking.ts'

export function CheckoutPage() {
  const view = withoutBlockedItems(useCartView({ areRefusalsPermanent: true }))
  const session = useStore($session)
  const profile = profileStateFor(useStore($profile), session)
  /** The user who opened the profile dialog. The dialog closes if another user signs in. */
  const [profileDialogUserId, setProfileDialogUserId] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const userId = session.status === 'signed-in' ? session.user.id : null
  const customerName = profile.status === 'ready' ? fullNameOf(profile.profile) : ''
  const booking = usePlaceBooking({
    view,
    session,
    profile,
    customerName,
    openProfileDialog: () => setProfileDialogUserId(userId),
  })
  const { isBooked, isBusy, isWaiting, isBookingBlocked, validation, errors, termsError, failure } = booking
  const blockedReasonId = useId()
  const failureId = useId()
  let buttonDescriptionId = failure ? failureId : undefined
  if (isBookingBlocked) buttonDescriptionId = blockedReasonId
  const isEmpty = view.items.length === 0

  useEffect(followSession, [])
  useEffect(() => {
    if (userId === null) return clearProfile()
    void loadProfile()
    // Another tab may have completed the profile.
    return onPageRefocused(() => void refreshProfile())
  }, [userId])
  useEffect(() => {
    // During a booking, `usePlaceBooking` opens the dialog, so that the booking continues after the sign-in.
    if (session.status === 'signed-out' && !isEmpty && !isBusy) openPanel('auth')
  }, [session.status, isEmpty, isBusy])
  useEffect(() => {
    // If another tab books this cart while this tab is booking, the cart is empty, but this tab still receives the same
    // invoice.
    if (!isEmpty || isBooked || isBusy) return
    // If the visitor went back from the confirmation page, the cart is empty because its items are booked.
    if (isHistoryNavigation() && readLastBooking() !== null) return location.replace(lastBookingPath)
    toastOnNextPage({ title: cartTexts.empty, tone: 'destructive' })
    location.replace('/')
  }, [isEmpty, isBooked, isBusy])
  // If the browser restores this page after the booking, there is nothing left to check out.
  useEffect(() => (isBooked ? onPageRestored(() => location.replace(lastBookingPath)) : undefined), [isBooked])
  useEffect(() => {
    if (validation) reportInvalidFields(form.current)
  }, [validation])
  useEffect(() => {
    // If the server rejects only the terms, `validation` does not change.
    if (termsError) focusFirstError(form.current)
  }, [termsError])

  if (isEmpty) return <div className="min-h-96" aria-busy="true" />
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          booking.submit()
        }}
        className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_24rem]"
      >
        <div className="min-w-0">
          <CustomerDetails session={session} profile={profile} onEdit={() => setProfileDialogUserId(userId)} />
          <Passengers items={view.items} customerName={customerName} errors={errors} />
          <EmergencyContactForm errors={errors} />
          <PaymentMethod />
        </div>
        <aside className="grid grid-cols-1 gap-4 rounded-md border border-mist-deep bg-white p-5 lg:sticky lg:top-24">
          <Summary view={view} serverQuote={booking.serverQuote} seenPrice={booking.seenPrice} />
          <Terms error={termsError} />
          {isBookingBlocked && (
            <p id={blockedReasonId} className="text-sm text-terracotta-deep">
              {cartTexts.nothingBookable}
            </p>
          )}
          {/* Not a live region, because a toast has already announced the failure. */}
          {failure && (
            <p id={failureId} className="rounded-sm bg-terracotta-pale p-3 text-sm text-terracotta-deep">
              {failure}
            </p>
          )}
          <button
            type="submit"
            // `disabled` would take the focus away from the pressed button.
            aria-disabled={isBusy || isWaiting || isBookingBlocked}
            aria-describedby={buttonDescriptionId}
            className={`${buttonClass('primary')} w-full`}
          >
            <Icon name="lock" className="size-4" />
            {isBusy || isWaiting || isBooked ? texts.completing : texts.complete}
          </button>
          <LegalNote text={texts.privacy} pages={['privacy']} />
        </aside>
      </form>
      {profile.status === 'ready' && profile.profile.id === profileDialogUserId && (
        <ProfileDialog profile={profile.profile} onClose={() => setProfileDialogUserId(null)} />
      )}
      {booking.priceQuestion && <PriceDialog question={booking.priceQuestion} onClose={booking.dismissPriceQuestion} />}
    </>
  )
}

function PaymentMethod() {
  return (
    <Section title={texts.payment}>
      <label className="flex cursor-pointer gap-3 rounded-md border-2 border-jungle bg-white p-4">
        <input type="radio" name="payment-method" value="xendit" defaultChecked className="mt-1 size-5 accent-jungle" />
        <span>
          <span className="block font-semibold">{texts.provider}</span>
          <span className="text-ink-soft text-sm">{texts.providerText}</span>
        </span>
      </label>
    </Section>
  )
}

/** Lists the invalid fields in a toast, including the terms, and focuses the first. */
function reportInvalidFields(form: HTMLElement | null): void {
  const invalidFields = form?.querySelectorAll('[aria-invalid="true"]') ?? []
  if (invalidFields.length === 0) return
  const isOnlyTerms = [...invalidFields].every((field) => field.matches('[type="checkbox"]'))
  showFormToast(
    form,
    isOnlyTerms
      ? { title: texts.termsRequired }
      : { title: texts.invalidFields, description: invalidFieldNames(form).join(' · ') },
  )
  focusFirstError(form)
}
