import type { ConfiguracaoAprovacao, PessoaAprovacao } from '@vitrine/rules/aprovacao'

import type { Db, Fragment } from '#infra'

/** What the rules of a company are and look at, as one JSON value of a statement. */
export interface FatosAprovacao {
  configuracao: ConfiguracaoAprovacao
  pessoas: PessoaAprovacao[]
  /** Centavos of this month, by code of the cost centre. */
  gastos: Record<string, number>
  /** Rules for all suppliers: what is spent of a centre at one of them counts at the others too. */
  detodas: boolean
  /** The newest order for a centre, at any supplier; null: none, or the rules are of one. */
  ultimodocentro: number | null
  /** Products of the company's lists that the rules name. */
  listas: Record<string, string[]>
  /** The parents of each category of the supplier. */
  pais: Record<string, string>
}

interface Onde {
  idfornecedor: string
  idcliente: string
}

/** The logins of a cliente, as rules see them. */
export function colunaPessoas(db: Db, idcliente: string): Fragment {
  return db`
    coalesce((select jsonb_agg(jsonb_build_object('idusuario', u.idusuario, 'nome', u.nome, 'administra', uc.administra, 'submete', uc.submissao_pedido)
      order by u.nome, u.idusuario) from usuario_cliente uc join usuario u using (idusuario) where uc.idcliente = ${idcliente}), '[]')`
}

/** Centavos spent in this month by cost centre, cancelled orders left out; `todas`: at every supplier. */
export function colunaGastos(db: Db, { idfornecedor, idcliente }: Onde, todas: Fragment): Fragment {
  return db`
    coalesce((select jsonb_object_agg(s.centro, s.valor) from (
      select g.centro, sum(coalesce(p.totalservido, p.total, 0))::bigint as valor from centro_do_pedido g join pedido p using (numpedido)
      join fornecedor f on f.idfornecedor = ${idfornecedor}
      where g.idcliente = ${idcliente} and (${todas} or g.idfornecedor = ${idfornecedor}) and p.status <> 'CANCELADO'
        and p.criado_em >= date_trunc('month', now() at time zone f.fuso) at time zone f.fuso
      group by 1) s), '{}')`
}

/** The rules in force at a supplier, its own before those for all; null: there are none. A `FatosAprovacao`. */
export function colunaAprovacao(db: Db, onde: Onde): Fragment {
  const { idfornecedor, idcliente } = onde
  return db`
    (select jsonb_build_object('configuracao', k.configuracao, 'pessoas', ${colunaPessoas(db, idcliente)},
        'gastos', ${colunaGastos(db, onde, db`k.idfornecedor is null`)}, 'detodas', k.idfornecedor is null,
        'ultimodocentro', case when k.idfornecedor is null then (select max(g.numpedido) from centro_do_pedido g where g.idcliente = ${idcliente}) end,
        'listas', coalesce((select jsonb_object_agg(l.idlista, coalesce((select jsonb_agg(i.idcadastroextraproduto) from item_lista_compras i where i.idlista = l.idlista), '[]'))
          from lista_compras l where l.idcliente = ${idcliente} and l.idfornecedor = ${idfornecedor}
            and jsonb_path_exists(k.configuracao, '$.regras[*].condicoes[*] ? (@.tipo == "FORA_DA_LISTA" && @.idlista == $id)', jsonb_build_object('id', l.idlista))), '{}'),
        'pais', case when jsonb_path_exists(k.configuracao, '$.regras[*].condicoes[*] ? (@.tipo == "CATEGORIA")')
          then coalesce((select jsonb_object_agg(c.idcategoria, c.idcategoriapai) from categoria c where c.idfornecedor = ${idfornecedor} and c.idcategoriapai is not null), '{}')
          else '{}' end)
      from configuracao_aprovacao k where k.idcliente = ${idcliente} and (k.idfornecedor = ${idfornecedor} or k.idfornecedor is null)
      order by k.idfornecedor nulls last limit 1)`
}

/** The same facts for whoever asks and who answers; without rules, an empty set of them. */
export async function findFatos(
  db: Db,
  onde: Onde,
): Promise<{ aprovacao: FatosAprovacao | null; pessoas: PessoaAprovacao[] }> {
  const [row] = await db<{ aprovacao: FatosAprovacao | null; pessoas: PessoaAprovacao[] }[]>`
    select ${colunaAprovacao(db, onde)} as aprovacao, ${colunaPessoas(db, onde.idcliente)} as pessoas`
  return row ?? { aprovacao: null, pessoas: [] }
}
