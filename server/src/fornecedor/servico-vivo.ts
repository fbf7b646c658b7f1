import { fromDecimilesimos } from '@vitrine/rules/dinheiro'
import type { Servico } from '@vitrine/rules/servico'

import type { Db, Fragment } from '#infra'

export type ServicoRow = Servico

/** Active additional services of fornecedor `f`, in their order. */
export function servicosJson(db: Db): Fragment {
  return db`coalesce((
    select jsonb_agg(jsonb_build_object('idservico', s.idservico, 'nome', s.nome, 'descricao', s.descricao, 'aplicacao', s.aplicacao,
      'cobranca', s.cobranca, 'preco', s.preco, 'alvo', s.alvo) order by s.ordem, s.nome)
    from servico s where s.idfornecedor = f.idfornecedor and s.ativo
  ), '[]')`
}

/** The price leaves its column's 1/10,000 real. */
export function toServico(row: ServicoRow): Servico {
  return { ...row, preco: fromDecimilesimos(row.preco) }
}
