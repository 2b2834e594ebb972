import { describe, expect, it } from 'vitest'
import { createShareLinks } from './share.ts'

const tour = {
  title: 'Ubud & Kintamani: "100%" 巴厘',
  url: 'https://nusa.example/tour/ubud',
  picture: 'https://nusa.example/media/ubud-1280.webp',
}

describe('a share link of a tour', () => {
  it.each(Object.values(createShareLinks(tour)))('for $name contains the URL of the tour', ({ href }) => {
    expect(decodeURIComponent(new URL(href).search)).toContain(tour.url)
  })

  it('contains the whole title, with special characters encoded', () => {
    const links = createShareLinks(tour)
    expect(new URL(links.twitter.href).searchParams.get('text')).toBe(tour.title)
    expect(new URL(links.reddit.href).searchParams.get('title')).toBe(tour.title)
    expect(new URL(links.whatsapp.href).searchParams.get('text')).toBe(`${tour.title} ${tour.url}`)
  })

  it('for email contains the title as the subject, with encoded spaces', () => {
    const { href } = createShareLinks(tour).email
    expect(href).not.toContain('+')
    expect(new URL(href).searchParams.get('subject')).toBe(tour.title)
  })

  it('for Pinterest contains the picture if the tour has a picture', () => {
    expect(new URL(createShareLinks(tour).pinterest.href).searchParams.get('media')).toBe(tour.picture)
    expect(new URL(createShareLinks({ ...tour, picture: null }).pinterest.href).searchParams.has('media')).toBe(false)
  })
})
