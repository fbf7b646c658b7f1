import type { AreaGuardada, LojaGuardada, LugarRecusado } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { containsPonto, distanceMetros } from '@vitrine/rules/poligono'
import { pluralize } from '@vitrine/rules/texto'

interface LugaresRecusadosProps {
  data: readonly LugarRecusado[]
  total: number
  areas: readonly AreaGuardada[]
  lojas: readonly LojaGuardada[]
}

const MOSTRADOS = 10

/** Where people asked for delivery in the last 30 days and got none, by how far it is; those that an area serves by now are left out. */
export function LugaresRecusados({ data, total, areas, lojas }: LugaresRecusadosProps) {
  const abertos = data.filter(
    (lugar) => !areas.some(({ tipo, geojson }) => tipo === 'DELIVERY' && containsPonto(geojson, lugar)),
  )
  if (total === 0) return <p className="text-ink-muted">Ninguém pediu fora das áreas nos últimos 30 dias.</p>
  if (abertos.length === 0)
    return <p className="text-ink-muted">Todos os lugares pedidos nos últimos 30 dias já são atendidos.</p>
  return (
    <>
      <p className="text-ink-muted">
        Nos últimos 30 dias, em pontos de 500 em 500 metros: ninguém é identificado. O mapa acima os mostra.
      </p>
      <ul className="ajustes-lista" aria-label="Lugares recusados">
        {abertos.slice(0, MOSTRADOS).map((lugar) => (
          <li key={`${lugar.lat} ${lugar.lng}`}>
            <div>
              <b>{pluralize(lugar.vezes, 'vez', 'vezes')}</b>
              <p>{sayOnde(lugar, lojas)}</p>
            </div>
          </li>
        ))}
      </ul>
      {abertos.length > MOSTRADOS && (
        <p className="text-ink-muted">{`E mais ${pluralize(abertos.length - MOSTRADOS, 'lugar', 'lugares')}, com menos pedidos.`}</p>
      )}
    </>
  )
}

const RUMOS = ['norte', 'nordeste', 'leste', 'sudeste', 'sul', 'sudoeste', 'oeste', 'noroeste']

/** 'a 12,3 km de Centro, a nordeste'; without a store its coordinates. */
function sayOnde({ lat, lng }: LugarRecusado, lojas: readonly LojaGuardada[]): string {
  const [perto] = lojas
    .map((loja) => ({ loja, metros: distanceMetros(loja, { lat, lng }) }))
    .toSorted((a, b) => a.metros - b.metros)
  if (!perto) return `latitude ${formatGrau(lat)}, longitude ${formatGrau(lng)}`
  const { loja, metros } = perto
  const km = formatQuantidade(Math.round(metros / 100) / 10)
  const leste = (lng - loja.lng) * Math.cos((loja.lat * Math.PI) / 180)
  const oitavo = Math.round(Math.atan2(leste, lat - loja.lat) / (Math.PI / 4))
  return `a ${km} km de ${loja.nome}, a ${RUMOS[(oitavo + 8) % 8]}`
}

const formatGrau = (grau: number) => String(grau).replace('.', ',')
