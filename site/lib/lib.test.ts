import { makePicture } from '@nusa/shared/testing'
import { describe, expect, it, test, vi } from 'vitest'
import { contactLinks } from './contact.ts'
import { firstLetter } from './first-letter.ts'
import { isEmptyHtml, plainText } from './html.ts'
import { cardPicture, firstPicture, logoSource, pictureSource, pictureUrl, sizeFor } from './media.ts'
import { cleanPath, tourPath } from './paths.ts'

const sizes = [160, 640, 1280].map((width) => ({ file: `view-${width}.webp`, width, height: width / 2 }))

describe('a picture', () => {
  it('has a srcset with all its sizes, and a src of 640 pixels', () => {
    expect(pictureSource(sizes)).toEqual({
      src: '/media/view-640.webp',
      srcset: '/media/view-160.webp 160w, /media/view-640.webp 640w, /media/view-1280.webp 1280w',
      width: 1280,
      height: 640,
    })
  })

  it('has no source if it has no sizes', () => {
    expect(pictureSource([])).toBeNull()
  })

  it('uses the narrowest size of at least the requested width, or the widest size if all sizes are narrower', () => {
    expect(sizeFor(sizes, 200).width).toBe(640)
    expect(sizeFor(sizes, 4000).width).toBe(1280)
  })

  it('uses as a logo the smallest size that is at least 120 pixels high, or the largest size if all are smaller', () => {
    expect(logoSource({ sizes })).toEqual({ src: '/media/view-640.webp', width: 640, height: 320 })
    expect(logoSource({ sizes: sizes.slice(0, 1) })).toEqual({ src: '/media/view-160.webp', width: 160, height: 80 })
  })

  it('has one absolute URL for link previews', () => {
    expect(pictureUrl(makePicture({ sizes }), 'https://nusa.example')).toBe('https://nusa.example/media/view-1280.webp')
  })

  it('is the first published picture of several ids', () => {
    const pictures = new Map([[5, makePicture({ id: 5 })]])
    expect(firstPicture(pictures, [null, undefined, 4, 5])?.id).toBe(5)
    expect(firstPicture(pictures, [4])).toBeNull()
  })
})

describe('contactLinks', () => {
  const contact = { email: 'hello@nusa.example', phone: '+62 361 555', whatsapp: '+62 811-555', address: '' }

  it('returns links with the subject, and with phone numbers without spaces', () => {
    expect(contactLinks(contact, 'Car & driver').map(({ href }) => href)).toEqual([
      'https://wa.me/62811555?text=Car%20%26%20driver',
      'tel:+62361555',
      'mailto:hello@nusa.example?subject=Car%20%26%20driver',
    ])
    expect(contactLinks(contact).map(({ href }) => href)).toContain('mailto:hello@nusa.example')
  })

  it('omits contacts that are empty in the settings', () => {
    expect(contactLinks({ ...contact, phone: '', whatsapp: '' }).map(({ name }) => name)).toEqual(['Email'])
  })
})

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p><br>&nbsp;</p>', true],
  ['<p>Hat</p>', false],
  ['<img src="/media/map.webp">', false],
])('isEmptyHtml(%j) returns %s', (html, empty) => {
  expect(isEmptyHtml(html)).toBe(empty)
})

it('plainText removes tags and decodes entities', () => {
  expect(plainText('<p>Rice &amp; <b>sun</b></p><p>&lt;3</p>')).toBe('Rice & sun <3')
})

it('plainText adds a space at block and line breaks but not at inline tags', () => {
  expect(plainText('<p><a href="/page/us">Write</a>: <em>we</em>, <STRONG>always</STRONG>.</p>')).toBe(
    'Write: we, always.',
  )
  expect(plainText('<p>One<br>two</p><ul><li>three</li><li>four</li></ul><blockquote>five</blockquote>')).toBe(
    'One two three four five',
  )
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/tours/', '/tours'],
  ['/404.html', '/404'],
])('cleanPath(%j) returns %j', (path, clean) => {
  expect(cleanPath(path)).toBe(clean)
})

it('tourPath contains the slug of a tour, or the id of a tour without a slug', () => {
  expect(tourPath({ id: 4, slug: 'ubud' })).toBe('/tour/ubud')
  expect(tourPath({ id: 4, slug: '' })).toBe('/tour/4')
})

describe('cardPicture', () => {
  const size = (width: number) => ({ file: `reef-${width}.webp`, width, height: width })
  const picture = makePicture({ id: 5, sizes: [size(320), size(960), size(1280)] })

  it('omits sizes that are wider than any card', () => {
    const widths = cardPicture({ main_image: 5 }, new Map([[5, picture]]))?.sizes.map(({ width }) => width)
    expect(widths).toEqual([320, 960])
  })

  it('returns the only size of a picture, however wide that size is', () => {
    const large = { ...picture, sizes: [size(1280)] }
    expect(cardPicture({ main_image: 5 }, new Map([[5, large]]))).toEqual(large)
  })

  it('returns null if the picture is not published', () => {
    expect(cardPicture({ main_image: 6 }, new Map([[5, picture]]))).toBeNull()
    expect(cardPicture({ main_image: null }, new Map([[5, picture]]))).toBeNull()
  })
})

describe('firstLetter', () => {
  const names = [
    ['Ayu', 'A'],
    ['𞤀𞤣𞤢𞤥', '𞤀'],
    ['🌴 Palm', '🌴'],
    ['', ''],
  ] as const

  it.each([...names, ['👩🏽‍🌾 Made', '👩🏽‍🌾'], ['É\u0301va', 'É\u0301']] as const)(
    'called with (%j) returns %j',
    (name, letter) => {
      expect(firstLetter(name)).toBe(letter)
    },
  )

  it.each(names)('called with (%j) without Intl.Segmenter returns %j', (name, letter) => {
    const { Segmenter: _, ...older } = Object.getOwnPropertyDescriptors(Intl)
    vi.stubGlobal('Intl', Object.defineProperties({}, older))
    expect(firstLetter(name)).toBe(letter)
    vi.unstubAllGlobals()
  })
})
