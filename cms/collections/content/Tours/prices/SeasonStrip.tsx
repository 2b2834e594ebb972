'use client'

import type { Season } from '@nusa/shared/catalog'
import { type LocalDate, todayInBali } from '@nusa/shared/dates'
import { type CSSProperties, useState } from 'react'
import { dayText } from '../../../../core/i18n/times.ts'
import { useTexts } from '../../../../core/i18n/use-language.ts'
import { tourTexts } from '../texts/index.ts'
import { groupSeasonRuns, monthDates } from './season-form.ts'
import './seasons.css'

const seasonColourCount = 5

const widthOfDays = (days: number): CSSProperties => ({ flex: `${days} 0 0` })

/** Shows which days of a year have which season. A run consists of successive days with the same season. */
export function SeasonStrip({ seasons }: { seasons: readonly Season[] }) {
  const texts = useTexts(tourTexts)
  const [year, setYear] = useState(() => Number(todayInBali(new Date()).slice(0, 4)))
  const runs = groupSeasonRuns(seasons, year)
  const formatDays = ({ from, to }: { from: LocalDate; to: LocalDate }) =>
    `${dayText(from, texts.language)} – ${dayText(to, texts.language)}`
  const findSeasonName = (index: number | null) => (index === null ? texts.noSeason : (seasons[index]?.name ?? ''))
  return (
    <section className="nusa-seasons" aria-label={texts.seasonsOfYear(year)}>
      <div className="nusa-seasons__year">
        <button type="button" aria-label={texts.previousYear} onClick={() => setYear(year - 1)}>
          ‹
        </button>
        <strong aria-live="polite">{texts.seasonsOfYear(year)}</strong>
        <button type="button" aria-label={texts.nextYear} onClick={() => setYear(year + 1)}>
          ›
        </button>
      </div>
      <div className="nusa-seasons__strip" aria-hidden="true">
        {runs.map((run) => (
          <span
            key={run.from}
            style={widthOfDays(run.days)}
            data-season={run.seasonIndex === null ? undefined : run.seasonIndex % seasonColourCount}
            title={`${findSeasonName(run.seasonIndex)}: ${formatDays(run)}`}
          >
            {run.seasonIndex === null ? '' : run.seasonIndex + 1}
          </span>
        ))}
      </div>
      <div className="nusa-seasons__months" aria-hidden="true">
        {monthDates(year).map((month) => (
          <span key={month}>{texts.shortMonth(month)}</span>
        ))}
      </div>
      <ol className="nusa-seasons__list">
        {seasons.map((season, index) => {
          const runsOfSeason = runs.filter((run) => run.seasonIndex === index)
          return (
            <li key={season.id} data-season={index % seasonColourCount}>
              <strong>{season.name}</strong>{' '}
              {season.percent === null ? texts.ownPrices : texts.priceChange(season.percent)}
              {' · '}
              {runsOfSeason.length > 0 ? runsOfSeason.map(formatDays).join(', ') : texts.noDaysInYear(year)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
