import type { Db } from '#infra'

import type { EdicaoRow } from './estado.repository.ts'
import type { Dono, Quem } from './quem.ts'

interface Onde extends Dono {
  idnegociacao: string
  idlinha: string
}

/** Holds a line for a while, unless somebody else does; who holds it then. Told to both sides when it is somebody else than before. */
export async function holdLinha(
  db: Db,
  { idfornecedor, idcliente, idnegociacao, idlinha }: Onde,
  { quem, segundos }: { quem: Quem & { idusuario: string }; segundos: number },
): Promise<EdicaoRow | null> {
  const [row] = await db<(EdicaoRow & { ate: string })[]>`
    with presa as (
      insert into edicao_de_linha as e (idfornecedor, idnegociacao, idlinha, idusuario, lado, nome, ate)
      values (${idfornecedor}, ${idnegociacao}, ${idlinha}, ${quem.idusuario}, ${quem.lado}, ${quem.nome}, now() + make_interval(secs => ${segundos}))
      on conflict (idnegociacao, idlinha) do update
      set idusuario = excluded.idusuario, lado = excluded.lado, nome = excluded.nome, ate = excluded.ate
      where e.idusuario = excluded.idusuario or e.ate <= now()
      returning *
    ), dito as materialized (
      select pg_notify('chat', concat_ws(':', 'n', '', ${idfornecedor}::text, ${idcliente}::text, n.revisao))
      from presa join negociacao n using (idnegociacao)
    )
    select to_jsonb(presa) ->> 'ate' as ate, idlinha, idusuario, lado, nome, (select count(*) from dito) as ditos from presa`
  return row ?? null
}

/** Lets a line go; of one that somebody else holds, nothing. */
export async function leaveLinha(
  db: Db,
  { idfornecedor, idcliente, idnegociacao, idlinha }: Onde,
  { idusuario }: { idusuario: string },
): Promise<void> {
  await db`
    with solta as (
      delete from edicao_de_linha where idnegociacao = ${idnegociacao} and idlinha = ${idlinha} and idusuario = ${idusuario}
      returning idnegociacao
    )
    select pg_notify('chat', concat_ws(':', 'n', '', ${idfornecedor}::text, ${idcliente}::text, n.revisao))
    from solta join negociacao n using (idnegociacao)`
}
