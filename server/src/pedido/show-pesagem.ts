import type { Pesagem } from '@vitrine/contract'
import { fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'

import type { LinhaSeparada, PesagemGuardada } from './pesagem-guardada.ts'

/** A line as it stands: 1/1,000 unit, 1/10,000 real, centavos. */
interface LinhaVista {
  sequencia: number
  nome: string
  unidade: string
  quantidade: number
  quantidadeservida: number | null
  precounitario: number | null
  total: number | null
  valoripi: number
  valorst: number
  totalservido: number | null
  impostoservido: number | null
}

interface PedidoVisto {
  pesagem: PesagemGuardada | null
  /** Centavos: as it was picked before, else as it was ordered. */
  total: number | null
  itens: readonly LinhaVista[]
}

/** The open question of picking, or a refused one; an accepted one is picked, and no longer shown. */
export function toPesagem({ pesagem, total: atual, itens }: PedidoVisto): Pesagem | null {
  if (!pesagem || pesagem.resposta === 'ACEITA') return null
  const { feita_em, resposta, total, linhas } = pesagem
  return {
    feita_em,
    resposta,
    totalAtual: fromCentavos(atual ?? 0),
    total: fromCentavos(total),
    itens: itens.flatMap((item) => {
      const linha = linhas.find(({ sequencia }) => sequencia === item.sequencia)
      return linha && isOutra(item, linha) ? [toItem(item, linha)] : []
    }),
  }
}

/** The quantity differs from what was ordered, or from what was picked before. */
function isOutra({ quantidade, quantidadeservida }: LinhaVista, { servida }: LinhaSeparada): boolean {
  return servida !== quantidade || (quantidadeservida !== null && servida !== quantidadeservida)
}

function toItem(item: LinhaVista, linha: LinhaSeparada): Pesagem['itens'][number] {
  const { sequencia, nome, unidade, quantidade, precounitario } = item
  const comprado = (item.total ?? 0) + item.valoripi + item.valorst
  const atual = item.totalservido === null ? comprado : item.totalservido + (item.impostoservido ?? 0)
  return {
    sequencia,
    nome,
    unidade,
    quantidade: fromMilesimos(quantidade),
    quantidadeServida: fromMilesimos(linha.servida),
    precounitario: precounitario === null ? null : fromDecimilesimos(precounitario),
    totalAtual: fromCentavos(atual),
    total: fromCentavos(linha.total + linha.impostos),
  }
}
