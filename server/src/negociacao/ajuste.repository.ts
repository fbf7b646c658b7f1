import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db } from '#infra'

/** How far the people of a supplier may go: one row for each that said it; percentages in 1/10,000 point. */
export const cadastroNegociacao = describeCadastro(
  describeRegistro(
    'ajuste_negociacao',
    [],
    [
      'idfornecedor',
      'desconto_maximo_atendente',
      'desconto_maximo_fornecedor',
      'piso_margem',
      'desconto_frete_atendente',
      'desconto_frete_fornecedor',
      'minutos_de_posse',
      'horas_de_validade',
    ],
  ),
  { chave: ['idfornecedor'] },
)

export interface AjusteRow {
  versao: number
  desconto_maximo_atendente: number
  desconto_maximo_fornecedor: number
  piso_margem: number
  desconto_frete_atendente: number
  desconto_frete_fornecedor: number
  minutos_de_posse: number
  horas_de_validade: number
}

/** Null: the supplier has said nothing. */
export async function findAjuste(db: Db, idfornecedor: string): Promise<AjusteRow | null> {
  const [row] = await db<AjusteRow[]>`
    select versao, desconto_maximo_atendente, desconto_maximo_fornecedor, piso_margem, desconto_frete_atendente, desconto_frete_fornecedor,
      minutos_de_posse, horas_de_validade
    from ajuste_negociacao where idfornecedor = ${idfornecedor}`
  return row ?? null
}
