import type { AreaGuardada } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { countCantos, measureKm2, type Area } from '@vitrine/rules/poligono'
import { pluralize } from '@vitrine/rules/texto'

/** An area that is written; `versao` null: a new one, `geojson` null: it has no outline yet. */
export type AreaEscrita = Omit<AreaGuardada, 'versao' | 'geojson'> & {
  versao: number | null
  geojson: AreaGuardada['geojson'] | null
}

export const camposDaArea = ['nome', 'geojson']

export const novaArea = (): AreaEscrita => ({
  idarea: crypto.randomUUID(),
  tipo: 'DELIVERY',
  nome: '',
  geojson: null,
  versao: null,
})

/** '12,6 km², 64 cantos'. */
export function sayDesenho(area: Area): string {
  const km2 = measureKm2(area)
  const casas = km2 < 10 ? 100 : 10
  return `${formatQuantidade(Math.round(km2 * casas) / casas)} km², ${pluralize(countCantos(area), 'canto', 'cantos')}`
}

/** Under its name in the list. */
export const sayArea = ({ tipo, geojson }: Pick<AreaGuardada, 'tipo' | 'geojson'>): string =>
  `${tipo === 'DELIVERY' ? 'Entrega' : 'Retirada'} · ${sayDesenho(geojson)}`
