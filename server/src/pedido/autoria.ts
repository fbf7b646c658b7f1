import type { PedidoLista } from '@vitrine/contract'

import { keepFragmento } from '#infra'

/** Who made an order, as stored. */
export interface AutoriaRow {
  /** Null: no login, or one that is gone. */
  quem: { idusuario: string; nome: string; papel: string } | null
  representante: { idusuario: string; nome: string } | null
  idapikeys: string | null
  /** The request for approval that it was made of, and whom it names: names by login. */
  aprovacao: (NonNullable<PedidoLista['aprovacao']> & { pessoas: Record<string, string> }) | null
}

/** Columns of an order `p` that say who made it: its first step knows in which role. */
export const colunasAutoria = keepFragmento(
  (db) => db`
    p.idapikeys,
    (select jsonb_build_object('idaprovacao', a.idaprovacao, 'pedidoPor', u.nome, 'aprovadoPor',
        (select coalesce(jsonb_agg(distinct q.nome), '[]') from passo_aprovacao s join usuario q using (idusuario)
          where s.idaprovacao = a.idaprovacao and s.tipo in ('SIM', 'APROVADA') and s.revisao = a.revisao),
        'pessoas', jsonb_build_object(u.idusuario, u.nome) ||
          (select coalesce(jsonb_object_agg(q.idusuario, q.nome), '{}') from passo_aprovacao s join usuario q using (idusuario)
            where s.idaprovacao = a.idaprovacao and s.tipo in ('SIM', 'APROVADA') and s.revisao = a.revisao))
      from aprovacao a join usuario u using (idusuario) where a.numpedido = p.numpedido) as aprovacao,
    (select jsonb_build_object('idusuario', p.idusuario, 'nome', coalesce(u.nome, ''), 'papel', h.ator) from historico_pedido h
      left join usuario u on u.idusuario = p.idusuario where h.numpedido = p.numpedido and h.sequencia = 0) as quem,
    (select jsonb_build_object('idusuario', u.idusuario, 'nome', u.nome) from usuario u where u.idusuario = p.idrepresentante) as representante`,
)

/** Names, no addresses: the customer reads this too (readings 7). */
export function toAutoria({
  quem,
  representante,
  idapikeys,
  aprovacao,
}: AutoriaRow): Pick<
  PedidoLista,
  'feitoPor' | 'representante' | 'usuarioVinculado' | 'idapikeys' | 'aprovacao'
> {
  const { idusuario = null, nome = '', papel = 'sistema' } = quem ?? {}
  return {
    feitoPor: { papel, nome },
    representante,
    usuarioVinculado: papel === 'usuario vinculado' && idusuario ? { idusuario, nome } : null,
    idapikeys,
    aprovacao: aprovacao && {
      idaprovacao: aprovacao.idaprovacao,
      pedidoPor: aprovacao.pedidoPor,
      aprovadoPor: aprovacao.aprovadoPor,
    },
  }
}

/** Whom it names: names by login, '' of one that is gone. All else that is said of an order stands on it, or changes its mark (decision 0190). */
export function listPessoas({ quem, representante, aprovacao }: AutoriaRow): [string, string][] {
  const citadas = [quem, representante].flatMap((pessoa): [string, string][] =>
    pessoa?.idusuario ? [[pessoa.idusuario, pessoa.nome]] : [],
  )
  return [...citadas, ...Object.entries(aprovacao?.pessoas ?? {})]
}
