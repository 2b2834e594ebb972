import { formatCount } from '@nusa/shared/text'

export const tripDetailsTexts = {
  title: 'Your trip details',
  description: 'Tell us where to pick you up, which flight you take and who is coming.',
  loading: 'Loading your trip…',
  needsScript: 'This page needs JavaScript. Please contact us, and we’ll note your details for you.',
  loadFailed: 'We couldn’t load your trip',
  tryAgain: 'Try again',
  linkEnded: 'Your trip details',
  noToken: 'This link is incomplete. Please open it again from our email, or contact us.',
  contactUs: 'You can reach us here:',

  date: 'Date',
  startTime: 'Start time',
  pickupTime: 'Pickup time',
  pickup: 'Pickup',
  payDriver: 'Please pay the driver',
  amountInCash: (amount: string) => `${amount} in cash`,
  missing: 'Still missing',
  pickupMissing: 'your pickup',
  flightMissing: 'your flight',
  namesMissing: (missing: number, all: number) => `${missing} of ${all} names`,
  answersMissing: (count: number) => formatCount(count, 'answer'),
  complete: 'We have everything we need. Thank you!',
  openUntil: (deadline: string) => `You can change these details until ${deadline}. After that, please contact us.`,
  namesOpenUntil: (deadline: string) => `You can change the names until ${deadline}. After that, please contact us.`,
  othersOpenUntil: (deadline: string) =>
    `You can change the other details until ${deadline}. After that, please contact us.`,
  bothOpenUntil: (names: string, others: string) =>
    `You can change the names until ${names}, and the other details until ${others}. After that, please contact us.`,

  pickupWhere: 'Where do we pick you up?',
  chooseLater: 'I don’t know yet',
  meetingPoint: (place: string) => `No pickup, I’ll come to: ${place}`,
  zone: (name: string, cash: string) =>
    cash === '' ? `${name}, free pickup` : `${name}, ${cash} in cash to the driver`,
  cashHint: (amount: string) =>
    `You didn’t pay for this pickup with your booking. Please pay the driver ${amount} in cash.`,
  fixedZone: (zone: string) => `Pickup area: ${zone}. To change the area, please contact us.`,
  place: 'Hotel or address',
  placeHint: 'The name of your hotel or villa, or street and number.',

  questions: 'Questions about your trip',
  travellers: 'Travelers',
  enterNamesBy: (deadline: string) =>
    `Please enter all names by ${deadline}. You can save some now and the others later.`,
  pasteHint: 'Tip: you can paste a list of names, one per line, into the first empty field.',
  noFieldForNames: (names: string) =>
    `There was no empty field for: ${names}. Names that were already entered are unchanged. To replace a name, type over it. If more people are coming, please contact us.`,
  traveller: {
    adult: (number: number) => `Adult ${number}`,
    child: (number: number) => `Child ${number}`,
    infant: (number: number) => `Infant ${number}`,
  },
  nameMissing: 'name missing',
  fullName: (traveller: string) => `${traveller}: full name`,
  answers: 'Your other answers',

  save: 'Save details',
  saving: 'Saving…',
  detailsSaved: 'Saved. The person who booked gets an email with the details.',
  othersSaved: 'Your other details are saved.',
  namesNotSaved: (names: string) => `Not saved: ${names}.`,
  nameMoved: (name: string, before: string, other: string, after: string) =>
    `“${name}” is now ${after}, because “${other}” was entered as ${before} in the meantime.`,
  noFreeName: (stored: string) =>
    `“${stored}” was entered here in the meantime, and no other traveler is without a name. Save again to replace this name.`,
  nothingChanged: 'There is nothing new to save.',
  checkFields: 'Please check the fields that are marked. Nothing was saved yet.',
  changedMeanwhile: (stored: string) =>
    stored === ''
      ? 'This was changed in the meantime. Save again to keep your entry.'
      : `This was changed in the meantime to “${stored}”. Save again to keep your entry.`,
  answeredMeanwhile: 'This was answered in the meantime. Save again to replace that answer.',
  maybeSaved: 'We can’t tell whether your details were saved. Please save again.',
} as const
