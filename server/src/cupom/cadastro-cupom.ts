import type { CadastroCupom } from '@vitrine/contract'
import { fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

// How often it was used is counted by orders.
const registro = describeRegistro(
  'cupom',
  ['idfornecedor'],
  [
    'idcupom',
    'codigocupom',
    'nome',
    'descricao',
    'tipodesconto',
    'valor',
    'aplicacao_automatica',
    'indicacao',
    'nao_usar_com_politica',
    'habilitar_visualizacao_desconto',
    'listado',
    'valor_minimo',
    'inicio',
    'fim',
    'limite',
    'limite_por_cliente',
    'valor_limite',
    'condicoes',
    'alvo',
    'ativo',
  ],
)

export const cadastroCupom = describeCadastro(registro, { chave: ['idcupom'], porFornecedor: true })

export type CupomNaTabela = LinhaDe<typeof registro>

/** Hundredths of a percent or of a real. */
export function toGuardado(cupom: CadastroCupom): CupomNaTabela {
  const { valor, valor_minimo, valor_limite } = cupom
  return {
    ...cupom,
    valor: toCentavos(valor),
    valor_minimo: valor_minimo === null ? null : toCentavos(valor_minimo),
    valor_limite: valor_limite === null ? null : toCentavos(valor_limite),
  }
}

/** In percent or reais. */
export function fromGuardado(guardado: CupomNaTabela): object {
  const { valor, valor_minimo, valor_limite } = guardado
  return {
    ...guardado,
    valor: fromCentavos(valor),
    valor_minimo: valor_minimo === null ? null : fromCentavos(valor_minimo),
    valor_limite: valor_limite === null ? null : fromCentavos(valor_limite),
  }
}
