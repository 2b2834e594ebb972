import boats from './stock/boats.svg?url&no-inline'
import sunrise from './stock/sunrise.svg?url&no-inline'
import terraces from './stock/terraces.svg?url&no-inline'

/** A drawing that comes with the site, used as a slide. */
export interface StockSlide {
  title: string
  file: string
}

/** The hero's slides if the editors have added none: three drawings, 1440 by 960. */
export const stockSlides: readonly StockSlide[] = [
  { title: 'A volcano at sunrise', file: sunrise },
  { title: 'Rice terraces and palms', file: terraces },
  { title: 'Outrigger boats off the coast', file: boats },
]
