import type { CadastroFormaPagamento } from '@vitrine/contract'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'forma_pagamento',
  ['idfornecedor'],
  [
    'idformapagto',
    'tipo',
    'nome',
    'descricao',
    'variacao_pontos',
    'condicoes',
    'opcoes',
    'prazos',
    'ordem',
    'ativa',
  ],
)
export const cadastroFormaPagamento = describeCadastro(registro, { chave: ['idformapagto'] })
type FormaGuardada = LinhaDe<typeof registro>

/** What is kept together as `opcoes`. */
const OPCOES = ['parcelas', 'margem', 'dias_boleto', 'prazos', 'meios'] as const

/** Hundredths of a percent. */
export function toGuardado({
  variacao_percentual,
  prazo,
  parcelas,
  margem,
  dias_boleto,
  prazos,
  meios,
  ...forma
}: CadastroFormaPagamento): FormaGuardada {
  return {
    ...forma,
    variacao_pontos: variacao_percentual === null ? null : Math.round(variacao_percentual * 100),
    opcoes: { parcelas, margem, dias_boleto, prazos, meios },
    prazos: prazo,
  }
}

/** A stored method, as its supplier writes it. */
export function fromGuardado({ variacao_pontos, opcoes, prazos: prazo, ...forma }: FormaGuardada): object {
  const guardadas: Record<string, unknown> = { ...(opcoes as object) } // the table holds an object there
  const ditas = OPCOES.filter((nome) => guardadas[nome] !== undefined).map((nome) => [nome, guardadas[nome]])
  return {
    ...forma,
    ...Object.fromEntries(ditas),
    variacao_percentual: variacao_pontos === null ? null : variacao_pontos / 100,
    prazo,
  }
}
