import { computeCaixa, listAneis, type Area, type Ponto } from '@vitrine/rules/poligono'

interface RetratoProps {
  area: Area
  /** Those that stand beside it. */
  outras: readonly Area[]
  lojas: readonly (Ponto & { nome: string })[]
  nome: string
}

const LADO = 320

/** An area as it lies on earth, with the stores and the other areas around it. Nothing of it comes from anywhere: there is no map behind it. */
export function Retrato({ area, outras, lojas, nome }: RetratoProps) {
  const toTela = makeTela(area)
  const pathOf = (uma: Area) =>
    listAneis(uma)
      .flat()
      .map((anel) => `M${anel.map((ponto) => toTela(ponto).join(' ')).join('L')}Z`)
      .join('')
  return (
    <svg viewBox={`0 0 ${LADO} ${LADO}`} className="area-retrato" role="img" aria-label={nome}>
      {outras.map((outra, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are not moved
        <path key={i} d={pathOf(outra)} className="area-outra" />
      ))}
      <path d={pathOf(area)} className="area-esta" />
      {lojas.map((loja) => {
        const [x, y] = toTela(loja)
        return <circle key={`${loja.nome} ${x} ${y}`} cx={x} cy={y} r={4} className="area-loja" />
      })}
    </svg>
  )
}

/** From earth to the picture: the area in its middle with a tenth of room around, north above, degrees of longitude as short as they are there. */
function makeTela(area: Area): (ponto: Ponto) => [number, number] {
  const { lat_min, lat_max, lng_min, lng_max } = computeCaixa(area)
  const aperto = Math.cos((((lat_min + lat_max) / 2) * Math.PI) / 180)
  const largura = Math.max((lng_max - lng_min) * aperto, lat_max - lat_min, 1e-6) * 1.2
  const escala = LADO / largura
  const [meioLng, meioLat] = [(lng_min + lng_max) / 2, (lat_min + lat_max) / 2]
  const round = (numero: number) => Math.round(numero * 10) / 10
  return ({ lat, lng }) => [
    round(LADO / 2 + (lng - meioLng) * aperto * escala),
    round(LADO / 2 - (lat - meioLat) * escala),
  ]
}
