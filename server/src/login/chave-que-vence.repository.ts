import type { Db } from '#infra'

export interface ChaveQueVence {
  /** Which key and whom: the letter's own key. */
  aviso: string
  idfornecedor: string
  chave: string
  loja: string
  nome: string
  email: string
  expira_em: Date
}

/**
 * Living keys that end within seven days, each with whom to tell and was not yet: who made it, or, when that person works in its store no more, who runs
 * it. One that was made for no longer than that is known to end.
 */
export async function listChavesQueVencem(
  db: Db,
  exceto: readonly string[],
  limit: number,
): Promise<ChaveQueVence[]> {
  return db<ChaveQueVence[]>`
    select a.aviso, k.idfornecedor, k.nome as chave, f.nome as loja, u.nome, u.email, k.expira_em
    from apikey k join fornecedor f using (idfornecedor)
    join lateral (
      select distinct e.idusuario from equipe e
      where e.idfornecedor = k.idfornecedor and case
        when exists (select from equipe c where c.idfornecedor = k.idfornecedor and c.idusuario = k.criada_por and c.papel <> 'representante')
          then e.idusuario = k.criada_por else e.papel = 'fornecedor' end
    ) q on true
    join usuario u on u.idusuario = q.idusuario
    cross join lateral (select 'chave-vence:' || k.idapikeys || ':' || u.idusuario as aviso) a
    where k.revogada_em is null and k.expira_em > now() and k.expira_em <= now() + interval '7 days'
      and k.expira_em - k.criada_em > interval '7 days' and f.ativo and a.aviso <> all(${exceto as string[]}::text[])
      and not exists (select from correio c where c.chave = a.aviso)
    order by k.expira_em, a.aviso limit ${limit}`
}
