import { type ExchangeRates, rupiahCurrency } from '@nusa/shared/money'
import { withCode } from '../../lib/code.ts'
import { onPageSeen } from '../../lib/page-return.ts'
import { onRecordChange, readRecord } from '../../lib/session-record.ts'
import { isDue, noteAsked, noteChoice } from './account.ts'
import { $currency, displayFor, inRupiah } from './money.ts'
import { readChoice } from './offered.ts'
import { onPreferenceElsewhere, readPreference, savePreference } from './preference.ts'
import { followPrices } from './prices.ts'
import { isFresh, keptRates } from './rates.ts'
import { currencyTexts } from './texts.ts'

/** The frame's part of the currency: as long as rupiah are wanted it asks nobody and changes nothing. */
const selectors = [...document.querySelectorAll<HTMLSelectElement>('[data-currency]')]
const offered = [...(selectors[0]?.options ?? [])].map(readChoice)
let preferred = readPreference()
/** Whether that was chosen here, by hand, and its rates are still on their way. */
let isPending = false

/** The code that is wanted: rupiah where what is preferred is not offered. */
function wanted(): string {
  return offered.some(({ code }) => code === preferred) && preferred ? preferred : rupiahCurrency.code
}

/** Rates of now; null where they, or the code that asks for them, can't be had. */
function loadRates(): Promise<ExchangeRates | null> {
  return import('./load-rates.ts').then((code) => code.loadRates()).catch(() => null)
}

/** Shows what is wanted, first with rates of the last day, then with those of the last half hour. */
async function follow(): Promise<void> {
  const code = wanted()
  const kept = keptRates()
  if (code === rupiahCurrency.code || kept) show(code, kept)
  else select()
  if (code === rupiahCurrency.code || (kept && isFresh(kept) && !isPending)) return
  const rates = (await loadRates()) ?? keptRates()
  if (code !== wanted()) return
  const wasPending = isPending
  isPending = false
  show(code, rates)
  if ($currency.get().currency.code === code) return
  // What can't be had is no choice any more; one that was made before may be had on the next page.
  if (wasPending) choose(rupiahCurrency.code)
  withCode(import('../../ui/toast/toast.ts'), ({ toast }) =>
    toast({ ...currencyTexts.ratesFailed, tone: 'destructive' }),
  )
}

/**
 * The selectors say what prices are shown in right now. What was chosen by hand stands in all of them meanwhile, so that the
 * next key goes on from there and it can be taken back.
 */
function select(): void {
  for (const selector of selectors) selector.value = isPending ? wanted() : $currency.get().currency.code
}

function show(code: string, rates: ExchangeRates | null): void {
  $currency.set(displayFor(code, offered, rates ?? { rates: {} }))
  select()
  for (const { dataset } of selectors) dataset.known = ''
  const { dataset } = document.documentElement
  // Ends the wait that early.ts began; an island that has not come to life still says rupiah.
  delete dataset.converting
  if ($currency.get() === inRupiah) delete dataset.converted
  else dataset.converted = ''
}

function prefer(code: string, isByHand = false): void {
  preferred = code
  isPending = isByHand
  savePreference(code)
  void follow()
}

/** The account is told of it, too. */
function choose(code: string): void {
  prefer(code, true)
  noteChoice(false)
  if (readRecord()) withCode(import('./account-choice.ts'), ({ keepWithAccount }) => keepWithAccount(() => preferred))
}

/**
 * Whoever signs in finds the currency of their account, and what they choose on another device. Nobody waits for it: where the
 * account can't be asked, it is on the next page.
 */
function followAccount(): void {
  if (!isDue()) return
  import('./account-choice.ts').then((code) => code.followAccount(() => preferred, prefer)).catch(() => undefined)
}

for (const selector of selectors) {
  selector.addEventListener('change', () => choose(selector.value))
  // The rates come while the list is read.
  selector.addEventListener('focus', loadRates)
}
onPreferenceElsewhere(() => {
  const there = readPreference()
  // A page that comes back as it was left finds its own.
  isPending &&= there === preferred
  preferred = there
  void follow()
})
// The page may have stood open for longer than rates count.
onPageSeen(() => void follow())
followPrices()
void follow()
onRecordChange(followAccount)
// Where the account's settings stand, they are those of now.
if (location.pathname.startsWith('/dashboard')) noteAsked(0)
followAccount()
