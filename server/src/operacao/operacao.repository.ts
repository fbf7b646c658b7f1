import type { FornecedorDaPlataforma, Query, Calls } from '@vitrine/contract'

import type { Convidado, LojaDoConvite } from '#verificacao'
import { escapeLike, SEM_SENHA, type Db } from '#infra'

type Busca = Query<Calls['GET /painel/v1/fornecedores']>

interface FornecedorRow extends Omit<FornecedorDaPlataforma, 'criado_em' | 'ultimo_pedido_em'> {
  criado_em: Date
  ultimo_pedido_em: Date | null
  total: number
}

/** A page of suppliers by name, with how each stands; counts are kept at write time or small, orders are looked up by their index. */
export async function listFornecedores(
  db: Db,
  { busca, ativo, limit, offset }: Busca,
): Promise<{ data: FornecedorDaPlataforma[]; totalItems: number }> {
  const parte = `%${escapeLike(busca)}%`
  const cnpj = `%${busca.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()}%`
  const rows = await db<FornecedorRow[]>`
    with pagina as (
      select f.*, count(*) over ()::int as total from fornecedor f
      where (${busca} = '' or f.nome ilike ${parte} or f.razaosocial ilike ${parte} or f.slug ilike ${parte} or (${cnpj} <> '%%' and f.cnpj like ${cnpj}))
        and (${ativo ?? null}::boolean is null or f.ativo = ${ativo ?? null})
      order by f.nome, f.idfornecedor limit ${limit} offset ${offset}
    )
    select f.idfornecedor, f.slug, f.nome, f.razaosocial, f.cnpj, f.cidade, f.uf::text, f.ativo, f.versao, f.criado_em, f.total,
      (select dominio from dominio d where d.idfornecedor = f.idfornecedor and d.principal) as dominio,
      coalesce((select sum(c.total) from contagem_produto c
        where c.idfornecedor = f.idfornecedor and c.grupo = 'total' and c.idcategoria is null), 0)::int as produtos,
      (select count(*) from loja l where l.idfornecedor = f.idfornecedor)::int as lojas,
      (select count(*) from forma_entrega e where e.idfornecedor = f.idfornecedor)::int as formas_entrega,
      (select count(*) from forma_pagamento p where p.idfornecedor = f.idfornecedor)::int as formas_pagamento,
      (select p.criado_em from pedido p where p.idfornecedor = f.idfornecedor and not p.teste order by p.numpedido desc limit 1) as ultimo_pedido_em,
      coalesce((select jsonb_agg(jsonb_build_object('nome', u.nome, 'email', u.email, 'entrou', not q.falta,
          'convite', case when not q.falta then 'ACEITO' when v.ate is null then 'VENCIDO' else 'PENDENTE' end,
          'convite_ate', case when q.falta then to_char(v.ate at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end) order by u.email)
        from (
          select e.idfornecedor, e.papel, s.idusuario, s.senha_hash = ${SEM_SENHA} as falta from equipe e join usuario s using (idusuario)
          union all select idfornecedor, papel, idusuario, true from convite_equipe
        ) q join usuario u using (idusuario)
        cross join lateral (
          select max(v.expira_em) as ate from verificacao v
          where v.idusuario = u.idusuario and v.fonte = 'RECUPERAR_SENHA' and v.usada_em is null and v.expira_em > now()
        ) v
        where q.idfornecedor = f.idfornecedor and q.papel = 'fornecedor'), '[]') as donos
    from pagina f order by f.nome, f.idfornecedor`
  return {
    data: rows.map(({ total: _total, criado_em, ultimo_pedido_em, ...fornecedor }) => ({
      ...fornecedor,
      criado_em: criado_em.toISOString(),
      ultimo_pedido_em: ultimo_pedido_em?.toISOString() ?? null,
    })),
    totalItems: rows[0]?.total ?? 0,
  }
}

/** What a letter says of a supplier, taken off the air or not; null: there is none. */
export async function findLoja(
  db: Db,
  idfornecedor: string,
): Promise<(LojaDoConvite & { versao: number }) | null> {
  const [row] = await db<(LojaDoConvite & { versao: number })[]>`
    select f.idfornecedor, f.slug, f.nome, f.versao,
      (select dominio from dominio d where d.idfornecedor = f.idfornecedor and d.principal) as dominio
    from fornecedor f where f.idfornecedor = ${idfornecedor}`
  return row ?? null
}

/** Somebody who runs a supplier, by the address; null: nobody of that address does. */
export async function findDono(
  db: Db,
  { idfornecedor, email }: { idfornecedor: string; email: string },
): Promise<Convidado | null> {
  const [row] = await db<Convidado[]>`
    select u.idusuario, u.nome, u.email from (
      select idfornecedor, idusuario, papel from equipe union select idfornecedor, idusuario, papel from convite_equipe
    ) q join usuario u using (idusuario)
    where q.idfornecedor = ${idfornecedor} and q.papel = 'fornecedor' and u.email = ${email}`
  return row ?? null
}

/** Whether somebody who runs a supplier has entered, other than these. */
export async function hasDonoQueEntrou(db: Db, idfornecedor: string): Promise<boolean> {
  const rows = await db`
    select from equipe q join usuario u using (idusuario)
    where q.idfornecedor = ${idfornecedor} and q.papel = 'fornecedor' and u.senha_hash <> ${SEM_SENHA} limit 1`
  return rows.length > 0
}

/** Whether a login has a password: it has entered, here or elsewhere. */
export async function hasSenha(db: Db, idusuario: string): Promise<boolean> {
  const rows = await db`select from usuario where idusuario = ${idusuario} and senha_hash <> ${SEM_SENHA}`
  return rows.length > 0
}
