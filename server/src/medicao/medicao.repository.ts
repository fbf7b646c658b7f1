import { asJson, asRegistro, describeRegistro } from '#coluna'
import type { Db } from '#infra'

export interface MedicaoRow {
  idfornecedor: string
  /** 'YYYY-MM-DD' of the store. */
  dia: string
  tela: string
  metrica: string
  dispositivo: string
  faixa: number
  quantos: number
}
export interface MedicaoEventoRow {
  idfornecedor: string
  dia: string
  evento: string
  resultado: string
  quantos: number
  /** Centavos. */
  valor: number
}

const registroMedicao = describeRegistro(
  'medicao',
  [],
  ['idfornecedor', 'dia', 'tela', 'metrica', 'dispositivo', 'faixa', 'quantos'],
)

/** Adds counts by one statement, in the order of the key, so that two processes cannot deadlock. */
export async function addMedicoes(db: Db, linhas: readonly MedicaoRow[]): Promise<void> {
  const { nomes, valores, tipos } = asRegistro(db, registroMedicao)
  await db`
    insert into medicao (${nomes})
    select ${valores} from jsonb_to_recordset(${asJson(db, registroMedicao, linhas)}) as r(${tipos})
    order by idfornecedor, dia, metrica, tela, dispositivo, faixa
    on conflict (idfornecedor, dia, metrica, tela, dispositivo, faixa) do update set quantos = medicao.quantos + excluded.quantos`
}

const registroEvento = describeRegistro(
  'medicao_evento',
  [],
  ['idfornecedor', 'dia', 'evento', 'resultado', 'quantos', 'valor'],
)

/** The same for events. */
export async function addEventosMedidos(db: Db, linhas: readonly MedicaoEventoRow[]): Promise<void> {
  const { nomes, valores, tipos } = asRegistro(db, registroEvento)
  await db`
    insert into medicao_evento (${nomes})
    select ${valores} from jsonb_to_recordset(${asJson(db, registroEvento, linhas)}) as r(${tipos})
    order by idfornecedor, dia, evento, resultado
    on conflict (idfornecedor, dia, evento, resultado)
    do update set quantos = medicao_evento.quantos + excluded.quantos, valor = medicao_evento.valor + excluded.valor`
}

export interface Periodo {
  desde: string
  ate: string
}

/** Histograms of one metric, of one kind of device or of all together: a row for each bucket that is not empty. */
export async function listHistogramas(
  db: Db,
  idfornecedor: string,
  {
    desde,
    ate,
    metrica,
    tela,
    dispositivo,
  }: Periodo & { metrica: string; tela?: string | undefined; dispositivo?: string | undefined },
): Promise<{ dia: string; tela: string; faixa: number; quantos: number }[]> {
  return db`
    select dia::text, tela, faixa::int, sum(quantos)::int as quantos from medicao
    where idfornecedor = ${idfornecedor} and dia between ${desde}::date and ${ate}::date and metrica = ${metrica}
      and (${tela ?? null}::text is null or tela = ${tela ?? null})
      and (${dispositivo ?? null}::text is null or dispositivo = ${dispositivo ?? null})
    group by dia, tela, faixa order by dia desc, tela, faixa`
}

/** Counts of events by day and result, the newest day first; `valor` in centavos. */
export async function listEventosMedidos(
  db: Db,
  idfornecedor: string,
  { desde, ate }: Periodo,
): Promise<{ dia: string; evento: string; resultado: string; quantos: number; valor: number }[]> {
  return db`
    select dia::text, evento, resultado, quantos::int, valor::float8 as valor from medicao_evento
    where idfornecedor = ${idfornecedor} and dia between ${desde}::date and ${ate}::date
    order by dia desc, evento, resultado`
}

/** What is older than the panel asks for is deleted: 400 days, so that a month can be held beside that of the year before. */
export async function purgeMedicoes(db: Db): Promise<void> {
  await db`delete from medicao where dia < current_date - 400`
  await db`delete from medicao_evento where dia < current_date - 400`
}

/** Marks an order as told, once whoever asks: its goods in centavos; null when it was told, or is no purchase (a budget, cancelled). */
export async function takeCompra(db: Db, numpedido: number): Promise<number | null> {
  const [row] = await db<{ valor: number }[]>`
    with nova as (
      insert into pedido_medido (numpedido, idfornecedor)
      select numpedido, idfornecedor from pedido
      where numpedido = ${numpedido} and not teste and status not in ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO', 'CANCELADO')
        and total is not null
      on conflict (numpedido) do nothing returning numpedido
    )
    select p.total::float8 as valor from pedido p join nova using (numpedido)`
  return row?.valor ?? null
}

/** What went back of an order by its provider and was not told yet, in centavos, marked as told; null: nothing, or no purchase was. */
export async function takeDevolvido(db: Db, numpedido: number): Promise<number | null> {
  const [row] = await db<{ valor: number }[]>`
    with volta as (select coalesce(sum(devolvido), 0)::bigint as total from pagamento where numpedido = ${numpedido}),
    antes as (select numpedido, devolvido from pedido_medido where numpedido = ${numpedido} for update),
    nova as (
      update pedido_medido m set devolvido = volta.total from volta, antes
      where m.numpedido = antes.numpedido and volta.total > antes.devolvido
      returning m.devolvido - antes.devolvido as valor
    )
    select valor::float8 as valor from nova`
  return row?.valor ?? null
}
