import type { PictureName } from './pictures.ts'

type DemoSlide = { title: string; image: PictureName; order: number; status?: 'active' | 'inactive' }

/** The slides of the home page. The inactive slide must never appear on the site. */
export const heroSlides: readonly DemoSlide[] = [
  { title: 'Rice terraces above Ubud', image: 'slide-terraces', order: 1 },
  { title: 'The lake temple of Beratan', image: 'slide-temple', order: 2 },
  { title: 'The bays of Komodo', image: 'slide-islands', order: 3 },
  { title: 'Bromo before the sun', image: 'slide-volcano', order: 4 },
  { title: 'Under sail in the Flores Sea', image: 'slide-phinisi', order: 5 },
  { title: 'Last season’s offer', image: 'slide-terraces', order: 6, status: 'inactive' },
]
