import type { GradeDoOrcamento } from '@vitrine/contract'
import { fromCentavos, fromDecimilesimos } from '@vitrine/rules/dinheiro'
import { compradores } from '@vitrine/rules/movimento'
import { sumLinhas } from '@vitrine/rules/orcamento'

import type { MesaRow, VersaoDaMesa } from './mesa.repository.ts'
import type { Mesa } from './read-mesa.ts'

type Versao = GradeDoOrcamento['versoes'][number]

/** Versions that were sent, with what each came to then: table and cost are those of its day. */
export function showVersoes({ row, linhas }: Pick<Mesa, 'row' | 'linhas'>): Versao[] {
  const unidades = new Map(linhas.map((linha) => [linha.sequencia, linha.unidades]))
  return row.versoes.map((versao) => {
    const somas = sumLinhas(
      versao.itens.map(({ sequencia, precounitario, tabela, custo }) => ({
        quantidade: unidades.get(sequencia) ?? 0,
        preco: fromDecimilesimos(precounitario),
        tabela: reais(tabela),
        custo: reais(custo),
      })),
    )
    return {
      versao: versao.versao,
      quando: isoOf(versao.criado_em),
      por: versao.por,
      valido_ate: isoOf(versao.valido_ate),
      vencida: new Date(versao.valido_ate) <= new Date(),
      produtos: somas.versao ?? 0,
      desconto: somas.desconto,
      margem: somas.margem,
      taxaentrega: fromCentavos(versao.taxaentrega),
      total: fromCentavos(versao.total),
      observacao: versao.observacao,
      linhas: versao.itens.map(({ sequencia, precounitario }) => ({
        sequencia,
        preco: fromDecimilesimos(precounitario),
      })),
      resposta: showResposta(versao, row),
    }
  })
}

const isoOf = (momento: string) => new Date(momento).toISOString()
const reais = (valor: number | null | undefined) =>
  valor === null || valor === undefined ? null : fromDecimilesimos(valor)

/** Accepted or refused: the last version alone. Else what its customer wrote about it. */
function showResposta(
  { versao, escrito }: VersaoDaMesa,
  { versao: ultima, desfecho, status }: MesaRow,
): Versao['resposta'] {
  const isFeito = status !== 'ORCAMENTO_NOVO' && status !== 'ORCAMENTO_PRECIFICADO'
  if (versao === ultima && desfecho && isFeito) {
    const { quem, em, motivo } = desfecho
    if (desfecho.status === 'ENVIADO') return { tipo: 'ACEITOU', texto: '', quem, em: isoOf(em) }
    const isComprador = compradores.some((ator) => ator === desfecho.ator)
    if (isComprador) return { tipo: 'RECUSOU', texto: motivo, quem, em: isoOf(em) }
  }
  return escrito && { tipo: 'ESCREVEU', ...escrito, em: isoOf(escrito.em) }
}
