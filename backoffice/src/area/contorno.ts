import { containsPonto } from '@vitrine/rules/poligono'

import { writeNumero } from '#cadastro'

import { closeAnel, roundGrau, toGeojson, type Anel, type Geojson } from './anel.ts'

export type { Anel, Geojson } from './anel.ts'

/** The rings of an outline, each by itself: what is of the area, and what is cut out of it. */
export interface Contorno {
  foras: Anel[]
  buracos: Anel[]
}

const partesOf = ({ type, coordinates }: Geojson): readonly Anel[][] =>
  type === 'Polygon' ? [coordinates] : coordinates

export function splitContorno(geojson: Geojson): Contorno {
  const partes = partesOf(geojson)
  return {
    foras: partes.flatMap(([fora]) => (fora ? [fora] : [])),
    buracos: partes.flatMap(([, ...buracos]) => buracos),
  }
}

/** Each hole goes into the part that it begins in; one that lies in none is left out. Null: nothing is left. */
export function joinContorno({ foras, buracos }: Contorno): Geojson | null {
  const partes = foras.map((fora) => [roundAnel(fora)])
  for (const buraco of buracos) {
    const [lng, lat] = buraco[0] ?? [0, 0]
    const parte = partes.find(([fora = []]) =>
      containsPonto({ type: 'Polygon', coordinates: [fora] }, { lat, lng }),
    )
    parte?.push(roundAnel(buraco))
  }
  return toGeojson(partes)
}

const roundAnel = (anel: Anel): Anel =>
  closeAnel(anel.map(([lng, lat]): Anel[number] => [roundGrau(lng), roundGrau(lat)]))

const BURACO = 'buraco'

/** An outline as it is typed: a corner a line, latitude and longitude, an empty line between parts, 'buraco' above what is cut out. */
export function writeCantos(geojson: Geojson): string {
  const linhasOf = (anel: Anel) =>
    anel.slice(0, -1).map(([lng, lat]) => `${writeNumero(lat)} ${writeNumero(lng)}`)
  return partesOf(geojson)
    .flatMap(([fora = [], ...buracos]) => [
      linhasOf(fora),
      ...buracos.map((anel) => [BURACO, ...linhasOf(anel)]),
    ])
    .map((linhas) => linhas.join('\n'))
    .join('\n\n')
}

/** What was typed, or the number of the first line that is no corner (from 1). */
export function readCantos(texto: string): { geojson: Geojson | null } | { linha: number } {
  const contorno: Contorno = { foras: [], buracos: [] }
  let anel: Anel | null = null
  for (const [i, linha] of texto.split('\n').entries()) {
    const limpa = linha.trim()
    if (limpa === '') anel = null
    else if (limpa.toLowerCase() === BURACO) contorno.buracos.push((anel = []))
    else {
      const canto = readCanto(limpa)
      if (!canto) return { linha: i + 1 }
      if (!anel) contorno.foras.push((anel = []))
      anel.push(canto)
    }
  }
  return { geojson: joinContorno(contorno) }
}

/** '-22,9012 -47,0573', '-22,9012; -47,0573', '-22.9012, -47.0573', '-22.9012,-47.0573'; '-22,9' is one number. */
const FORMAS = [
  /^([-−]?\d+(?:[.,]\d+)?)[;\s]+([-−]?\d+(?:[.,]\d+)?)$/,
  /^([-−]?\d+(?:\.\d+)?)\s*,\s+([-−]?\d+(?:\.\d+)?)$/,
  /^([-−]?\d+\.\d+),([-−]?\d+\.\d+)$/,
]

function readCanto(linha: string): Anel[number] | null {
  const partes = FORMAS.map((forma) => forma.exec(linha)).find((achada) => achada !== null)
  if (!partes) return null
  const [lat = Number.NaN, lng = Number.NaN] = partes
    .slice(1)
    .map((parte) => Number(parte.replace('−', '-').replace(',', '.')))
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [lng, lat] : null
}
