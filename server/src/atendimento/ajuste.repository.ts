import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db } from '#infra'
import type { Semana } from '@vitrine/rules/entrega'

/** How a supplier attends: one row for each that said it. */
export const cadastroAtendimento = describeCadastro(
  describeRegistro(
    'ajuste_atendimento',
    [],
    ['idfornecedor', 'prazo_minutos', 'ausencia', 'mensagem_ausencia'],
  ),
  { chave: ['idfornecedor'] },
)

export interface AjusteRow {
  /** Null: the store has not said it. */
  versao: number | null
  prazo_minutos: number | null
  ausencia: boolean
  mensagem_ausencia: string
  /** Hours of its stores. */
  semanas: Semana[]
}

/** How a supplier attends, and when. */
export async function findAjuste(db: Db, idfornecedor: string): Promise<AjusteRow> {
  const [row] = await db<AjusteRow[]>`
    select a.versao, a.prazo_minutos, coalesce(a.ausencia, true) as ausencia, coalesce(a.mensagem_ausencia, '') as mensagem_ausencia,
      coalesce((select jsonb_agg(l.horarios) from loja l where l.idfornecedor = f.idfornecedor), '[]') as semanas
    from fornecedor f left join ajuste_atendimento a using (idfornecedor) where f.idfornecedor = ${idfornecedor}`
  return row ?? { versao: null, prazo_minutos: null, ausencia: true, mensagem_ausencia: '', semanas: [] }
}
