import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { guessablePasswordMessage } from '@nusa/shared/account'
import { attentionNotes, refundErrorKinds, refundNote, refundRefusalTexts } from '@nusa/shared/booking'
import { invalidPhoneMessage } from '@nusa/shared/phones'
import { publishFailures } from '@nusa/shared/publishing'
import { expect, test } from 'vitest'
import { checkPackagePrice, checkRangeEnd } from '../../fields/validate.ts'
import { collectTexts, isSentence } from '../../testing/collect-texts.ts'
import { indonesian } from './indonesian/index.ts'
import { messages } from './indonesian/messages.ts'
import { placeholder } from './indonesian/placeholder.ts'
import { translateMessage } from './translate-message.ts'

const cms = path.resolve(import.meta.dirname, '../..')

/** Files without texts for users: generated files, tests, seeds, and files with both languages. */
const elsewhere =
  /(^|\/)(node_modules|\.next|migrations|seed|testing|scripts|spreadsheets|i18n|texts)\/|-texts\.ts$|\.test\.tsx?$|generated|payload-types/

/** Files with texts for programs and operators, and with texts that are inserted into translated sentences. */
const notForCmsUsers = [
  /^features\/publishing\/build-hook\.ts/,
  /^features\/(catalog-export|scheduling)\/endpoint\.ts/,
  // These texts respond to malformed requests, which the forms of the CMS never send.
  /^payload-fixes\/requests\/(answer-expected-errors|refuse-)/,
  // Both languages are in the file.
  /^features\/invitations\/invitation-mail\.ts/,
  /^features\/sign-in\/(sign-in-responses|guard-sign-in)\.ts/,
  /^features\/rich-text\/CleanPaste\.tsx/,
  /^core\/database\/request-transaction\.ts/,
  // These texts are shown to people who received a link.
  /^features\/preview\/endpoint\.ts/,
  // These help texts are composed. The complete texts are checked with the labels of the forms.
  /^collections\/records\/stock\/(\w+Stock|TourStock|stock-collection)\.ts/,
]
const notShownToCmsUsers = new Set([
  // This is a text of Payload, which our code recognises.
  'A file is required.',
  // These help texts are composed. The complete texts are checked with the labels of the forms.
  'The number of days before the tour at which booking ends. Leave empty for {}.',
  'For tours that need a list of names, such as boat trips. A group of {} or more can then book with one name, and gets a link by email to enter the other names. Smaller groups always enter all names at the checkout.',
  'Groups can enter their names by link until the end of the due day. If the field is empty, names are due {} days before the departure.',
  "The last part of the page's address, such as {}. Leave it empty to have it made from the {}.",
  'The link for a new password was not mailed.',
  'The collection users has no endpoints.',
  'Please send JSON, or the form of the CMS.',
  'Send the token of a release’s link and the path of a page.',
  'This link has expired. Open the release in the CMS again.',
  'Please specify a date, for example ?day=2026-12-24.',
  'Send the ids of 1 to 20 entries.',
  'Pictures can be uploaded in the admin only.',
  // These texts are in the head of pages. Their source file contains both languages.
  'Where Nusa’s content, bookings and payments are looked after.',
  'Tempat konten, pesanan, dan pembayaran Nusa dikelola.',
  "The audit log has no kind '{}': regenerate its list of kinds.",
  // This is an error of the backup, which operators see.
  '{} has no content for {}.',
])

const files = globSync('**/*.{ts,tsx}', { cwd: cms, exclude: (name) => elsewhere.test(`${name}/`) })
  .filter((file) => !elsewhere.test(file) && !notForCmsUsers.some((pattern) => pattern.test(file)))
  .map((file) => ({ file, texts: collectTexts(readFileSync(path.join(cms, file), 'utf8'), file) }))

const refundTexts = [
  ...Object.values(refundRefusalTexts),
  ...refundErrorKinds.filter((kind) => kind !== 'other').map((kind) => refundNote({ kind, detail: placeholder })),
  refundNote({ kind: 'failed', detail: null }),
]
const textsFromElsewhere: readonly string[] = [
  invalidPhoneMessage,
  guessablePasswordMessage,
  ...Object.values(publishFailures),
  ...Object.values(attentionNotes),
  ...refundTexts,
  invalidPhoneMessage,
]

test('every sentence of the CMS has an Indonesian translation', () => {
  const missing = files.flatMap(({ file, texts }) =>
    texts
      .filter(
        (text) => isSentence(text) && !(text in messages) && !(text in indonesian) && !notShownToCmsUsers.has(text),
      )
      .map((text) => `${file}: ${text}`),
  )
  expect(missing).toEqual([])
})

test('every translation belongs to a sentence that the CMS uses', () => {
  const usedTexts = new Set([...files.flatMap(({ texts }) => texts), ...textsFromElsewhere])
  expect(Object.keys(messages).filter((message) => isSentence(message) && !usedTexts.has(message))).toEqual([])
})

test("the failures of the publisher and the notes of the site's API on payments and refunds are translated", () => {
  for (const english of textsFromElsewhere) expect(translateMessage(english, 'id'), english).not.toBe(english)
})

test('no translation has more placeholders than its message', () => {
  const gaps = (text: string, gap: RegExp) => text.match(gap)?.length ?? 0
  const broken = Object.entries(messages).filter(([english, other]) => gaps(other, /\{\d\}/g) > gaps(english, /\{\}/g))
  expect(broken).toEqual([])
})

test('translateMessage translates a message and the texts inserted into it', () => {
  const message = String(checkRangeEnd(3, 5))
  expect(translateMessage(message, 'en')).toBe(message)
  expect(translateMessage(message, 'id')).toBe("'Sampai' (3) tidak boleh di bawah 'Dari' (5).")
  expect(translateMessage(String(checkPackagePrice({ type: 'per_person' })), 'id')).toMatch(
    /masukkan harga dewasa di sini\.$/,
  )
  expect(
    translateMessage('No row covers a group of 9 or more. The group can still book, at Rp500 per adult.', 'id'),
  ).toBe('Tidak ada baris untuk rombongan 9 atau lebih. Rombongan itu tetap dapat memesan, Rp500 per dewasa.')
  expect(translateMessage(refundNote({ kind: 'refused', detail: 'RATE_LIMIT' }), 'id')).toMatch(
    /^Xendit menolak pengembalian dana ini \(RATE_LIMIT\)\./,
  )
  expect(translateMessage('Something else (really).', 'id')).toBe('Something else (really).')
})

test('translateMessage formats a date that is inserted into a message in the language of the user', () => {
  const message =
    'The departure 02:00 does not run on Dec 22, 2099. Please choose another date, or change the days of this start time in the tour first.'
  expect(translateMessage(message, 'id')).toMatch(/^Keberangkatan 02:00 tidak berjalan pada 22 Des 2099\./)
})

test('each message gets its own translation, and not that of a more general pattern', () => {
  const wrongTranslations = Object.entries(messages).flatMap(([english, indonesian]) => {
    let count = 0
    const message = english.replaceAll(placeholder, () => `«${++count}»`)
    const expected = indonesian.replace(/\{(\d)\}/g, (_marker, index: string) => `«${index}»`)
    const translation = translateMessage(message, 'id')
    return translation === expected ? [] : [{ message, translation }]
  })
  expect(wrongTranslations).toEqual([])
})
