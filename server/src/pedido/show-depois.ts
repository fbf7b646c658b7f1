import type { Devolucao, Pedido, VersaoOrcamento } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import { protocoloOf } from './withdraw-pedido.ts'

/** An offer as stored: centavos, times as PostgreSQL writes them in JSON. */
export interface VersaoRow {
  versao: number
  criado_em: string
  valido_ate: string
  taxaentrega: number
  total: number
  observacao: string
}

export interface DevolucaoRow {
  iddevolucao: string
  numpedido: number
  tipo: Devolucao['tipo']
  status: Devolucao['status']
  valor: number
  motivo: string
  criado_em: string
}

/** The offers of a budget; null before the first. */
export function toOrcamento(
  row: { versao: number; valido_ate: Date | null; observacaoloja: string; versoes: readonly VersaoRow[] },
  vencido: boolean,
): Pedido['orcamento'] {
  if (!row.valido_ate) return null
  return {
    versao: row.versao,
    valido_ate: row.valido_ate.toISOString(),
    vencido,
    observacao: row.observacaoloja,
    versoes: row.versoes.map(toVersao),
  }
}

function toVersao({
  versao,
  criado_em,
  valido_ate,
  taxaentrega,
  total,
  observacao,
}: VersaoRow): VersaoOrcamento {
  return {
    versao,
    quando: new Date(criado_em).toISOString(),
    valido_ate: new Date(valido_ate).toISOString(),
    taxaentrega: fromCentavos(taxaentrega),
    total: fromCentavos(total),
    observacao,
  }
}

export function toDevolucao({
  iddevolucao,
  numpedido,
  tipo,
  status,
  valor,
  motivo,
  criado_em,
}: DevolucaoRow): Devolucao {
  return {
    iddevolucao,
    protocolo: protocoloOf(numpedido, iddevolucao),
    tipo,
    status,
    valor: fromCentavos(valor),
    motivo,
    quando: new Date(criado_em).toISOString(),
  }
}
