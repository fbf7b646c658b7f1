import { fromCentavos } from '@vitrine/rules/dinheiro'
import type { Cupom } from '@vitrine/rules/cupom'

import type { CupomVivo } from './fornecedor-vivo.ts'

/** A coupon as stored: hundredths of a percent or of a real, centavos. */
export interface CupomRow extends Omit<Cupom, 'condicoes'> {
  listado: boolean
  criado_em: string
  valor_minimo: number | null
  inicio: string | null
  fim: string | null
  limite: number | null
  limite_por_cliente: number | null
  valor_limite: number | null
  condicoes: Pick<
    Cupom['condicoes'],
    'primeira_compra' | 'canalVenda' | 'tipoEntrega' | 'idformapagto' | 'tags'
  >
}

export function toCupomVivo(row: CupomRow): CupomVivo {
  const { inicio, fim, limite, limite_por_cliente, valor_limite } = row
  return {
    idcupom: row.idcupom,
    codigocupom: row.codigocupom,
    nome: row.nome,
    descricao: row.descricao,
    tipodesconto: row.tipodesconto,
    valor: fromCentavos(row.valor),
    aplicacao_automatica: row.aplicacao_automatica,
    indicacao: row.indicacao,
    nao_usar_com_politica: row.nao_usar_com_politica,
    habilitar_visualizacao_desconto: row.habilitar_visualizacao_desconto,
    condicoes: {
      ...row.condicoes,
      valor_minimo: row.valor_minimo === null ? null : fromCentavos(row.valor_minimo),
      inicio,
      fim,
      limite,
      limite_por_cliente,
      valor_limite: valor_limite === null ? null : fromCentavos(valor_limite),
    },
    alvo: row.alvo,
    listado: row.listado,
    criado_em: row.criado_em,
  }
}
