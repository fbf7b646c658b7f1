import type { TesteDaLoja } from '@vitrine/contract'

import type { Db } from '#infra'

/** Test orders that are told of, the newest first. */
const MAXIMO = 20

/** Whose next order is a test, and the test orders there were. */
export async function findTeste(db: Db, idfornecedor: string): Promise<TesteDaLoja> {
  const [armado] = await db<{ ate: Date }[]>`
    select ate from teste_armado where idfornecedor = ${idfornecedor} and ate > now()`
  const rows = await db<(Omit<TesteDaLoja['pedidos'][number], 'criado_em'> & { criado_em: Date })[]>`
    select numpedido, status, criado_em from pedido where idfornecedor = ${idfornecedor} and teste order by numpedido desc limit ${MAXIMO}`
  return {
    armado_ate: armado?.ate.toISOString() ?? null,
    pedidos: rows.map((row) => ({ ...row, criado_em: row.criado_em.toISOString() })),
  }
}

/** A login that is registered with the store, by its e-mail, and whether it has bought there before other than as a test. */
export async function findQuemTesta(
  db: Db,
  { idfornecedor, email }: { idfornecedor: string; email: string },
): Promise<{ idusuario: string; comprou: boolean } | null> {
  const [row] = await db<{ idusuario: string; comprou: boolean }[]>`
    select u.idusuario, exists (
        select from pedido p where p.idfornecedor = ${idfornecedor} and not p.teste
          and p.idcliente in (select uc.idcliente from usuario_cliente uc where uc.idusuario = u.idusuario)
      ) as comprou
    from usuario u
    where u.email = ${email} and exists (
      select from usuario_cliente uc join cadastroextracliente x using (idcliente)
      where uc.idusuario = u.idusuario and x.idfornecedor = ${idfornecedor}
    )`
  return row ?? null
}

/** The next order of this login at the store is a test, for so many minutes; of another login it is none any more. */
export async function armTeste(
  db: Db,
  { idfornecedor, idusuario }: { idfornecedor: string; idusuario: string },
  minutos: number,
): Promise<void> {
  await db`
    insert into teste_armado (idfornecedor, idusuario, ate) values (${idfornecedor}, ${idusuario}, now() + make_interval(mins => ${minutos}))
    on conflict (idfornecedor) do update set idusuario = excluded.idusuario, ate = excluded.ate`
}

export async function disarmTeste(db: Db, idfornecedor: string): Promise<void> {
  await db`delete from teste_armado where idfornecedor = ${idfornecedor}`
}

/** Test orders that are under way, the oldest first. */
export async function listEmCurso(db: Db, idfornecedor: string): Promise<number[]> {
  const rows = await db<{ numpedido: number }[]>`
    select numpedido from pedido where idfornecedor = ${idfornecedor} and teste and status not in ('CANCELADO', 'ENTREGUE')
    order by numpedido limit ${MAXIMO}`
  return rows.map(({ numpedido }) => numpedido)
}
