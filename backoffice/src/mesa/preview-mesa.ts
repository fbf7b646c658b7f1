import type { GradeDoOrcamento, LinhaDoOrcamento } from '@vitrine/contract'
import { multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { computeDesconto, computeMargem } from '@vitrine/rules/negociacao'
import { sumLinhas, type SomasDasLinhas } from '@vitrine/rules/orcamento'

/** What of a line was written and is not the shop's yet. */
export interface Escrito {
  /** Null: as the version before, or the table. */
  preco?: number | null
  recado?: string
}

/** A line with what was written in it. */
export interface LinhaNaTela extends LinhaDoOrcamento {
  /** Below the floor, and asked of nobody: it is not written. */
  isAbaixo: boolean
  /** On its way. */
  isPendente: boolean
}

interface NaTela {
  escritos: ReadonlyMap<number, Escrito>
  /** Prices below their floor. */
  abaixo: ReadonlyMap<number, number>
}

/** The lines as they stand on the screen: what was typed counts at once. */
export function previewLinhas({ linhas }: GradeDoOrcamento, naTela: NaTela): LinhaNaTela[] {
  return linhas.map((linha) => previewLinha(linha, naTela))
}

function previewLinha(linha: LinhaDoOrcamento, { escritos, abaixo }: NaTela): LinhaNaTela {
  const { sequencia, custo, tabela, quantidade } = linha
  const escrito = escritos.get(sequencia)
  const baixo = abaixo.get(sequencia)
  const preco = baixo ?? precoOf(linha, escrito)
  return {
    ...linha,
    preco,
    recado: escrito?.recado ?? linha.recado,
    desconto: computeDesconto(tabela, preco),
    margem: computeMargem(preco, custo),
    total: preco === null ? null : multiplyReais(preco, quantidade),
    pedido_supervisor: baixo === undefined && escrito?.preco === undefined ? linha.pedido_supervisor : null,
    isAbaixo: baixo !== undefined,
    isPendente: escrito !== undefined,
  }
}

/** What waits for a supervisor stands in its place, too. */
function precoOf(linha: LinhaDoOrcamento, escrito: Escrito | undefined): number | null {
  const { anterior, tabela, preco, pedido_supervisor } = linha
  if (escrito?.preco === null) return anterior ?? tabela
  return escrito?.preco ?? pedido_supervisor?.preco ?? preco
}

export interface SomasNaTela extends SomasDasLinhas {
  total: number | null
  credito: GradeDoOrcamento['somas']['credito']
}

/** The sums of what stands on the screen; taxes are those of the last answer. */
export function previewSomas({ somas }: GradeDoOrcamento, linhas: readonly LinhaNaTela[]): SomasNaTela {
  const novas = sumLinhas(linhas)
  const { versao } = novas
  const total = versao === null ? null : sumReais(versao, somas.servicos, somas.taxaentrega, somas.impostos)
  return {
    ...novas,
    total: versao === somas.versao ? somas.total : total,
    credito: somas.credito && {
      ...somas.credito,
      depois: sumReais(somas.credito.disponivel, -(total ?? 0)),
    },
  }
}
