import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db } from '#infra'
import type { DiaFechado, Semana } from '@vitrine/rules/entrega'

/** How a supplier attends: one row for each that said it. */
export const cadastroAtendimento = describeCadastro(
  describeRegistro(
    'ajuste_atendimento',
    [],
    ['idfornecedor', 'prazo_minutos', 'ausencia', 'mensagem_ausencia', 'atende_feriado'],
  ),
  { chave: ['idfornecedor'] },
)

/** When the people of a supplier answer. */
export interface HorasRow {
  uf: string
  /** Hours of its stores. */
  semanas: Semana[]
  /** Days that it closes by its own word, those of the last weeks too: somebody may wait since then. */
  dias_fechados: DiaFechado[]
  atende_feriado: boolean
}

export interface AjusteRow extends HorasRow {
  /** Null: the store has not said it. */
  versao: number | null
  prazo_minutos: number | null
  ausencia: boolean
  mensagem_ausencia: string
}

/** Columns of `HorasRow`, of `fornecedor` f and `ajuste_atendimento` a. */
export const colunasDasHoras = (db: Db) => db`
  f.uf, coalesce(a.atende_feriado, false) as atende_feriado,
  coalesce((select jsonb_agg(l.horarios) from loja l where l.idfornecedor = f.idfornecedor), '[]') as semanas,
  coalesce((
    select jsonb_agg(jsonb_build_object('data', d.data, 'nome', d.nome))
    from dia_fechado d where d.idfornecedor = f.idfornecedor and d.data >= current_date - 60), '[]') as dias_fechados`

const semAjuste: AjusteRow = {
  versao: null,
  prazo_minutos: null,
  ausencia: true,
  mensagem_ausencia: '',
  uf: '',
  semanas: [],
  dias_fechados: [],
  atende_feriado: false,
}

/** How a supplier attends, and when. */
export async function findAjuste(db: Db, idfornecedor: string): Promise<AjusteRow> {
  const [row] = await db<AjusteRow[]>`
    select a.versao, a.prazo_minutos, coalesce(a.ausencia, true) as ausencia, coalesce(a.mensagem_ausencia, '') as mensagem_ausencia,
      ${colunasDasHoras(db)}
    from fornecedor f left join ajuste_atendimento a using (idfornecedor) where f.idfornecedor = ${idfornecedor}`
  return row ?? semAjuste
}
