import { fromCentavos, toCentavos } from '#dinheiro'
import type { ImpostosDaLinha } from '#imposto'
import { computeImpostos, sumImpostos } from '#imposto'

import type { Totais } from './totais.ts'

/** Taxes of a line in reais, of a combo of each of its parts too. */
export interface ImpostosDaLinhaTotal extends ImpostosDaLinha {
  partes: ImpostosDaLinha[]
}

/** What of the taxes of a cart each of its lines pays, by the id of the line; lines without are missing. */
export function computeImpostosDasLinhas({
  tributadas,
  taxaentrega,
}: Pick<Totais, 'tributadas' | 'taxaentrega'>): Map<string, ImpostosDaLinhaTotal> {
  const impostos = computeImpostos(tributadas, toCentavos(taxaentrega))
  const porLinha = new Map<string, ImpostosDaLinha[]>()
  for (const [i, { id }] of tributadas.entries()) {
    const imposto = impostos[i]
    if (imposto) porLinha.set(id, [...(porLinha.get(id) ?? []), imposto])
  }
  const linhas = [...porLinha].map(([id, partes]): [string, ImpostosDaLinhaTotal] => [
    id,
    { ...toReais(sumImpostos(partes)), partes: partes.map(toReais) },
  ])
  return new Map(linhas)
}

function toReais({ valoripi, valorst }: ImpostosDaLinha): ImpostosDaLinha {
  return { valoripi: fromCentavos(valoripi), valorst: fromCentavos(valorst) }
}
