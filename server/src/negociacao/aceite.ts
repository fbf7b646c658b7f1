import { fromDecimilesimos } from '@vitrine/rules/dinheiro'
import { isOfertaEmVigor, type Situacao } from '@vitrine/rules/negociacao'

import type { LinhaNova, Mudanca } from './escrita.repository.ts'
import type { EmNegociacao } from './in-negociacao.ts'

/**
 * Whether the whole is accepted after these lines changed: every offer in force is, and there is one, be it of freight alone. By whom: the last of the
 * customer's people to say so, of freight alone in so many words (`aceitaFrete`).
 */
export function settleAceite(
  { estado, negociacao }: Pick<EmNegociacao, 'estado' | 'negociacao'>,
  novas: readonly LinhaNova[],
  por: string | null,
  aceitaFrete: string | null = null,
): Mudanca['aceite'] {
  const mudadas = new Map(novas.map((linha) => [linha.idlinha, linha]))
  const todas = [...estado.linhas.filter(({ idlinha }) => !mudadas.has(idlinha)), ...novas]
  // What a row says is a situation of the rules.
  const ofertas = todas.filter(({ preco, situacao }) =>
    isOfertaEmVigor({
      preco: preco === null ? null : fromDecimilesimos(preco),
      situacao: situacao as Situacao,
    }),
  )
  const isSoFrete = ofertas.length === 0 && negociacao.frete !== null
  const quem = isSoFrete ? (aceitaFrete ?? negociacao.aceita_por) : (por ?? negociacao.aceita_por)
  const isAceita = (isSoFrete || ofertas.length > 0) && ofertas.every(({ situacao }) => situacao === 'ACEITO')
  return isAceita && quem !== null ? { por: quem, em: estado.agora } : null
}
