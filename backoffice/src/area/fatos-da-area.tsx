import type { AreaGuardada, LugarRecusado } from '@vitrine/contract'
import { containsPonto, overlapsArea } from '@vitrine/rules/poligono'
import { pluralize } from '@vitrine/rules/texto'

import { sayDesenho } from './area.ts'
import type { Geojson } from './contorno.ts'

interface FatosProps extends Pick<AreaGuardada, 'tipo'> {
  geojson: Geojson
  outras: readonly AreaGuardada[]
  recusados: readonly LugarRecusado[]
}

/** How large an outline is, which others it lies over, and whom it would have served. */
export function FatosDaArea({ tipo, geojson, outras, recusados }: FatosProps) {
  const sobrepostas = outras
    .filter((outra) => outra.tipo === tipo && overlapsArea(geojson, outra.geojson))
    .map(({ nome }) => nome)
  const atendidos = recusados
    .filter((lugar) => containsPonto(geojson, lugar))
    .reduce((soma, { vezes }) => soma + vezes, 0)
  const frases = [
    sayDesenho(geojson),
    ...(sobrepostas.length > 0
      ? [
          `Fica em parte sobre ${new Intl.ListFormat('pt-BR').format(sobrepostas)}: onde duas áreas valem, o cliente vê o frete mais barato`,
        ]
      : []),
    ...(atendidos > 0
      ? [
          `${pluralize(atendidos, 'pedido recusado', 'pedidos recusados')} nos últimos 30 dias ${atendidos === 1 ? 'fica' : 'ficam'} dentro dela`,
        ]
      : []),
  ]
  return <>{`${frases.join('. ')}.`}</>
}
