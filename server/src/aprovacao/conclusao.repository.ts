import type { Db, Fragment } from '#infra'

/** A request that an order is made of, and who said the last yes. */
export interface AprovacaoConcluida {
  idaprovacao: string
  revisao: number
  motivo: string
  idusuario: string | null
}

/** Parts of the statement that writes an order, there only when it has them; they read its row from `novo`. */

/** True while the request is open and as it was seen, and holds it, else refuses: `aprovacao_decidida`. */
export function isAprovacaoAberta(db: Db, { idaprovacao, revisao }: AprovacaoConcluida): Fragment {
  return db`f_trava_aprovacao(${idaprovacao}::uuid, ${revisao}::int)`
}

/** The request becomes the order, which keeps the names of those who approved it. */
export function concludeAprovacao(
  db: Db,
  { idaprovacao, revisao, motivo, idusuario }: AprovacaoConcluida,
): Fragment {
  return db`,
    aprovada as (
      update aprovacao a set estado = 'APROVADA', numpedido = novo.numpedido, mudado_em = now() from novo where a.idaprovacao = ${idaprovacao}
    ),
    passo_da_aprovacao as (
      insert into passo_aprovacao (idaprovacao, tipo, idusuario, motivo, revisao)
      select ${idaprovacao}::uuid, 'APROVADA', ${idusuario}::uuid, ${motivo}, ${revisao}::int
      from novo
    )`
}

/** True while no order for a centre came since the checks, at any supplier, and holds the others back, else refuses: `pedido_mais_novo`. */
export function isCentroConhecido(db: Db, idcliente: string, ultimo: number | null): Fragment {
  return db`f_trava_centro(${idcliente}::uuid, ${ultimo}::bigint)`
}

/** The cost centre that it is for. */
export function insertCentro(db: Db, centro: string): Fragment {
  return db`,
    centro as (
      insert into centro_do_pedido (numpedido, idfornecedor, idcliente, centro) select novo.numpedido, novo.idfornecedor, novo.idcliente, ${centro} from novo
    )`
}
