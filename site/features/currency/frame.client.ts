import { type ExchangeRates, rupiahCurrency } from '@nusa/shared/money'
import { runWhenLoaded } from '../../lib/load-code.ts'
import { pricesEvent } from '../../lib/page-events.ts'
import { onPageRefocused } from '../../lib/page-return.ts'
import { onRecordChange, readRecord } from '../../lib/session-record.ts'
import { isAccountReadDue, recordAccountRead, recordChoice } from './choice-owner.ts'
import { readCurrencyChoice } from './currency-choices.ts'
import { isFresh, readStoredRates } from './rates.ts'
import { $currency, createDisplayCurrency, formatAmount, rupiahDisplay } from './store.ts'
import { ratesFailedTexts } from './texts.ts'

const preferenceKey = 'preferred_currency'

/** Returns null for rupiah. */
function readPreference(): string | null {
  try {
    const code = localStorage.getItem(preferenceKey)
    return code === rupiahCurrency.code ? null : code
  } catch {
    return null
  }
}

/** Rupiah is the default, so choosing rupiah removes the stored choice. */
function savePreference(code: string): void {
  try {
    if (code === rupiahCurrency.code) localStorage.removeItem(preferenceKey)
    else localStorage.setItem(preferenceKey, code)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function onPreferenceChangedElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => (event.key === preferenceKey || event.key === null) && listener())
  addEventListener('pageshow', (event) => event.persisted && listener())
}

// This script applies the display currency on every page. For rupiah it sends no request and changes nothing.

const selectors = [...document.querySelectorAll<HTMLSelectElement>('[data-currency]')]
const offeredCurrencies = [...(selectors[0]?.options ?? [])].map(readCurrencyChoice)
let preferredCode = readPreference()
/** True if the visitor has chosen the currency on this page and its rates are still loading. */
let isChoicePending = false

/** A preferred currency that is not offered counts as rupiah. */
function getDisplayCode(): string {
  const isOffered = offeredCurrencies.some(({ code }) => code === preferredCode)
  return isOffered && preferredCode ? preferredCode : rupiahCurrency.code
}

/** Returns null if the rates or the module that loads them are unavailable. */
function loadRates(): Promise<ExchangeRates | null> {
  return import('./load-rates.ts').then((module) => module.loadRates()).catch(() => null)
}

/** Uses stored rates (at most a day old) until fresh rates (at most half an hour old) are loaded. */
async function applyCurrency(): Promise<void> {
  const code = getDisplayCode()
  const storedRates = readStoredRates()
  const isRupiah = code === rupiahCurrency.code
  if (isRupiah || storedRates) showCurrency(code, storedRates)
  else updateSelectors()
  const areRatesFresh = storedRates !== null && isFresh(storedRates)
  if (isRupiah || (areRatesFresh && !isChoicePending)) return
  const rates = (await loadRates()) ?? readStoredRates()
  if (code !== getDisplayCode()) return
  const wasChoicePending = isChoicePending
  isChoicePending = false
  showCurrency(code, rates)
  if ($currency.get().currency.code === code) return
  // Without rates, a choice made on this page is discarded. A choice of an earlier visit stays, because its rates may
  // be available on the next page.
  if (wasChoicePending) chooseCurrency(rupiahCurrency.code)
  runWhenLoaded(import('../../ui/toast/toast.ts'), ({ toast }) => toast({ ...ratesFailedTexts, tone: 'destructive' }))
}

/** While the rates of a choice load, the selectors show the choice, so that the next arrow key continues from it. */
function updateSelectors(): void {
  for (const selector of selectors) selector.value = isChoicePending ? getDisplayCode() : $currency.get().currency.code
}

function showCurrency(code: string, rates: ExchangeRates | null): void {
  $currency.set(createDisplayCurrency(code, offeredCurrencies, rates ?? { rates: {} }))
  updateSelectors()
  for (const { dataset } of selectors) dataset.known = ''
  const { dataset } = document.documentElement
  // early.ts has set `data-converting`, which hides prices until they are converted. `data-converted` hides the rupiah
  // prices of islands that are not hydrated yet.
  delete dataset.converting
  if ($currency.get() === rupiahDisplay) delete dataset.converted
  else dataset.converted = ''
}

function setPreferredCode(code: string, isNewChoice = false): void {
  preferredCode = code
  isChoicePending = isNewChoice
  savePreference(code)
  void applyCurrency()
}

function chooseCurrency(code: string): void {
  setPreferredCode(code, true)
  recordChoice(false)
  if (readRecord())
    runWhenLoaded(import('./account-choice.ts'), ({ saveToAccount }) => saveToAccount(() => preferredCode))
}

/**
 * Applies the currency of the account, which the user may have changed on another device. A failure is retried on the
 * next page.
 */
function applyAccountCurrency(): void {
  if (!isAccountReadDue()) return
  import('./account-choice.ts')
    .then((module) => module.applyAccountCurrency(() => preferredCode, setPreferredCode))
    .catch(() => undefined)
}

for (const selector of selectors) {
  selector.addEventListener('change', () => chooseCurrency(selector.value))
  // Loads the rates while the visitor reads the list.
  selector.addEventListener('focus', loadRates)
}
onPreferenceChangedElsewhere(() => {
  const storedCode = readPreference()
  // The choice stays pending if the stored choice has not changed, as on a page restored from the back/forward cache.
  isChoicePending &&= storedCode === preferredCode
  preferredCode = storedCode
  void applyCurrency()
})
// The rates of a page that was open for hours may be outdated.
onPageRefocused(() => void applyCurrency())
convertPricesOnChange()
void applyCurrency()
onRecordChange(applyAccountCurrency)
// The dashboard shows the account's settings, so it reads the account again.
if (location.pathname.startsWith('/dashboard')) recordAccountRead(0)
applyAccountCurrency()

/** A price is an element with whole rupiah in `data-idr` and only the amount as its text. */
function convertPrices(root: ParentNode = document): void {
  const display = $currency.get()
  for (const element of root.querySelectorAll<HTMLElement>('[data-idr]')) {
    // An empty attribute contains no amount, but `Number('')` is 0.
    const text = formatAmount(Number(element.dataset.idr || Number.NaN), display)
    if (element.textContent?.trim() !== text) element.textContent = text
  }
}

function convertPricesOnChange(): void {
  $currency.listen(() => convertPrices())
  document.addEventListener(pricesEvent, ({ target }) => {
    if (target instanceof Element || target instanceof Document) convertPrices(target)
  })
}
