import type { StatusAssinatura, StatusPedido } from '@vitrine/contract'
import type { EnderecoEscrito } from '@vitrine/rules/documento'

import type { Db } from '#infra'
import type { SubmissaoGuardada } from '#submissao'

/** Days are 'YYYY-MM-DD'. */
export interface AssinaturaRow {
  idassinatura: string
  idfornecedor: string
  idcliente: string
  idusuario: string | null
  numpedido: number
  status: StatusAssinatura
  motivo: string
  idtipoassinatura: string
  nome: string
  dias: number | null
  meses: number | null
  ancora: string
  desde: string
  puladas: string[]
  proxima: string
  tentar_em: Date
  ciclo_recusado: string | null
  tentativas: number
  submissao: SubmissaoGuardada
  criada_em: Date
  /** Where it is delivered; null for pickup, and for an address that was removed. */
  local: { cep: string; lat: number | null; lng: number | null } | null
}

const colunas = (db: Db) => db`
  a.idassinatura, a.idfornecedor, a.idcliente, a.idusuario, a.numpedido, a.status, a.motivo, a.idtipoassinatura, a.nome, a.dias, a.meses,
  a.ancora, a.desde, a.puladas, a.proxima, a.tentar_em, a.ciclo_recusado, a.tentativas, a.submissao, a.criada_em,
  (select jsonb_build_object('cep', e.cep, 'lat', e.lat, 'lng', e.lng) from endereco e
    where e.idendereco = (a.submissao -> 'enderecoentrega' ->> 'idendereco')::uuid and e.excluido_em is null) as local`

export interface DetalheRow extends AssinaturaRow {
  pedidos: { numpedido: number; ciclo: string | null; status: StatusPedido; criado_em: string }[]
  /** Where it is delivered; null as for `local`. */
  endereco: EnderecoEscrito | null
}

/** One subscription with the newest orders that it made. */
export async function findAssinatura(db: Db, idassinatura: string): Promise<DetalheRow | null> {
  const [row] = await db<DetalheRow[]>`
    select ${colunas(db)},
      coalesce((select jsonb_agg(to_jsonb(p) order by p.numpedido desc) from (
        select numpedido, ciclo, status, criado_em from pedido where idassinatura = a.idassinatura order by numpedido desc limit 12) p), '[]') as pedidos,
      (select jsonb_build_object('rua', e.rua, 'numero', e.numero, 'complemento', e.complemento, 'bairro', e.bairro, 'cidade', e.cidade) from endereco e
        where e.idendereco = (a.submissao -> 'enderecoentrega' ->> 'idendereco')::uuid and e.excluido_em is null) as endereco
    from assinatura a where a.idassinatura = ${idassinatura}`
  return row ?? null
}

/** A page of a cliente's subscriptions and the number of all: one statement. */
export async function listAssinaturas(
  db: Db,
  {
    idfornecedor,
    idcliente,
    status,
    limit,
    offset,
  }: {
    idfornecedor: string
    idcliente: string
    status: StatusAssinatura | null
    limit: number
    offset: number
  },
): Promise<{ rows: AssinaturaRow[]; total: number }> {
  const rows = await db<(AssinaturaRow & { totalrows: number })[]>`
    select ${colunas(db)}, (count(*) over ())::int as totalrows
    from assinatura a
    where a.idfornecedor = ${idfornecedor} and a.idcliente = ${idcliente} ${status ? db`and a.status = ${status}` : db``}
    order by array_position(array['ATIVA', 'PAUSADA', 'CANCELADA'], a.status), a.proxima, a.idassinatura
    limit ${limit} offset ${offset}`
  return { rows, total: rows[0]?.totalrows ?? 0 }
}

/** The row, locked for this transaction: every change reads it in this way. */
export async function lockAssinatura(db: Db, idassinatura: string): Promise<AssinaturaRow | null> {
  const [row] = await db<AssinaturaRow[]>`
    select ${colunas(db)} from assinatura a where a.idassinatura = ${idassinatura} for update`
  return row ?? null
}

export type CamposAssinatura = Pick<
  AssinaturaRow,
  | 'status'
  | 'motivo'
  | 'desde'
  | 'puladas'
  | 'proxima'
  | 'tentar_em'
  | 'ciclo_recusado'
  | 'tentativas'
  | 'submissao'
>

/** Writes back a subscription that `lockAssinatura` has locked; days are 'YYYY-MM-DD'. */
export async function saveAssinatura(
  db: Db,
  idassinatura: string,
  { submissao, ...novo }: CamposAssinatura,
): Promise<void> {
  await db`
    update assinatura set status = ${novo.status}, motivo = ${novo.motivo}, desde = ${novo.desde}, puladas = ${novo.puladas}::date[],
      proxima = ${novo.proxima}, tentar_em = ${novo.tentar_em}, ciclo_recusado = ${novo.ciclo_recusado}, tentativas = ${novo.tentativas},
      submissao = ${db.json(submissao as never)}
    where idassinatura = ${idassinatura}`
}

/** Names for a letter: one statement. */
export async function findAssinante(db: Db, idassinatura: string) {
  const [row] = await db<
    { para: string; pessoa: string; loja: string; nome: string; slug: string; dominio: string | null }[]
  >`
    select c.email as para, c.nome as pessoa, f.nome as loja, a.nome, f.slug, d.dominio
    from assinatura a join cliente c using (idcliente) join fornecedor f using (idfornecedor)
    left join dominio d on d.idfornecedor = a.idfornecedor and d.principal
    where a.idassinatura = ${idassinatura}`
  if (!row) throw new Error(`subscription ${idassinatura} vanished`)
  return row
}
