import { falhas } from '@vitrine/contract'
import { formatQuantidade, fromMilesimos } from '@vitrine/rules/dinheiro'

import { refuse } from '#conferencia'

import { readFaltas } from './tomada.repository.ts'

/** A line, or a product inside a combo. */
interface Linha {
  id: string
  nome: string
  unidade?: string | null
  produtos?: readonly Linha[]
}

/** The stock of these products is too low: the refusal says how many there are of each, and names the lines (readings 4, 6). */
export function refuseEstoque(detalhe: string, linhas: readonly Linha[]): never {
  const faltas = readFaltas(detalhe)
  const partesOf = (linha: Linha) => (linha.produtos ?? [linha]).filter(({ id }) => faltas.has(id))
  const partes = new Map(linhas.flatMap(partesOf).map((parte) => [parte.id, parte]))
  const frases = [...partes.values()].map(({ id, nome, unidade }) =>
    restaOf(id) > 0
      ? `Só há ${formatQuantidade(restaOf(id), unidade ?? 'un')} de ${nome}.`
      : `${nome}: acabou.`,
  )
  return refuse(
    'estoque_insuficiente',
    linhas.filter((linha) => partesOf(linha).length > 0),
    { estoque: [...partes.keys()].map((id) => ({ id, disponiveis: restaOf(id) })) },
    [falhas.estoque_insuficiente.mensagem, ...frases].join(' '),
  )

  function restaOf(id: string): number {
    return fromMilesimos(faltas.get(id) ?? 0)
  }
}
