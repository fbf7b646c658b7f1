import type { CadastroFormaEntrega } from '@vitrine/contract'
import { fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registroForma = describeRegistro(
  'forma_entrega',
  ['idfornecedor'],
  [
    'idformaentrega',
    'idloja',
    'nome',
    'tipoentrega',
    'preco_centavos',
    'gratis_acima_centavos',
    'pedido_minimo_centavos',
    'dias',
    'janelas',
    'antecedencia_horas',
    'transportadora',
    'corte_hora',
    'prazo_dias',
    'atende_feriado',
    'capacidade_pedidos',
    'capacidade_gramas',
    'ordem',
    'ativa',
  ],
)
const registroFaixa = describeRegistro(
  'faixa_frete',
  ['idfornecedor'],
  [
    'idfaixa',
    'idformaentrega',
    'idarea',
    'cep_inicio',
    'cep_fim',
    'ate_gramas',
    'desde_centavos',
    'preco_centavos',
    'por_kg_centavos',
    'prazo_dias',
  ],
)
export const cadastroForma = describeCadastro(registroForma, { chave: ['idformaentrega'] })
export const cadastroFaixa = describeCadastro(registroFaixa, { chave: ['idfaixa'] })
export const colunasDaFaixa = registroFaixa.nomes
export type FormaGuardada = LinhaDe<typeof registroForma>
export type FaixaGuardada = LinhaDe<typeof registroFaixa>

const centavosOf = (reais: number | null) => (reais === null ? null : toCentavos(reais))
const reaisOf = (centavos: number | null) => (centavos === null ? null : fromCentavos(centavos))
const gramasOf = (kg: number | null) => (kg === null ? null : Math.round(kg * 1000))
const quilosOf = (gramas: number | null) => (gramas === null ? null : gramas / 1000)

/** Centavos and grams; without its price table. */
export function toForma({
  tipoEntrega: tipoentrega,
  preco,
  gratis_acima,
  pedido_minimo,
  capacidade_kg,
  faixas: _faixas,
  ...forma
}: CadastroFormaEntrega): FormaGuardada {
  return {
    ...forma,
    tipoentrega,
    preco_centavos: toCentavos(preco),
    gratis_acima_centavos: centavosOf(gratis_acima),
    pedido_minimo_centavos: centavosOf(pedido_minimo),
    capacidade_gramas: gramasOf(capacidade_kg),
  }
}

/** A stored form with its price table, as its supplier writes it. */
export function fromForma(
  {
    tipoentrega: tipoEntrega,
    preco_centavos,
    gratis_acima_centavos,
    pedido_minimo_centavos,
    capacidade_gramas,
    antecedencia_horas,
    ...forma
  }: FormaGuardada,
  faixas: readonly FaixaGuardada[],
): object {
  return {
    ...forma,
    tipoEntrega,
    preco: fromCentavos(preco_centavos),
    gratis_acima: reaisOf(gratis_acima_centavos),
    pedido_minimo: reaisOf(pedido_minimo_centavos),
    capacidade_kg: quilosOf(capacidade_gramas),
    antecedencia_horas: Number(antecedencia_horas),
    faixas: faixas.map(fromFaixa),
  }
}

export function toFaixas({ idformaentrega, faixas }: CadastroFormaEntrega): FaixaGuardada[] {
  return faixas.map(({ ate_kg, desde, preco, por_kg, ...faixa }) => ({
    ...faixa,
    idformaentrega,
    ate_gramas: gramasOf(ate_kg),
    desde_centavos: toCentavos(desde),
    preco_centavos: toCentavos(preco),
    por_kg_centavos: toCentavos(por_kg),
  }))
}

function fromFaixa({
  idformaentrega: _forma,
  ate_gramas,
  desde_centavos,
  preco_centavos,
  por_kg_centavos,
  ...faixa
}: FaixaGuardada): object {
  return {
    ...faixa,
    ate_kg: quilosOf(ate_gramas),
    desde: fromCentavos(desde_centavos),
    preco: fromCentavos(preco_centavos),
    por_kg: fromCentavos(por_kg_centavos),
  }
}
