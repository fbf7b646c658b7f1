import { uuidv7, type Db } from '#infra'
import type { FiltroLista } from '#pedido'

export type FormatoExportacao = 'xlsx' | 'csv'

/** What a spreadsheet is made of, kept until a job makes it. */
export interface PedidoDeExportacao {
  filtro: FiltroLista
  formato: FormatoExportacao
  colunas: string
}

export interface ExportacaoRow {
  idexportacao: string
  formato: FormatoExportacao
  status: 'PREPARANDO' | 'PRONTA' | 'FALHOU'
  linhas: number
  total: number
}

export async function insertExportacao(
  db: Db,
  { filtro, formato, colunas }: PedidoDeExportacao,
  { idusuario, total }: { idusuario: string; total: number },
): Promise<string> {
  const idexportacao = uuidv7()
  await db`
    insert into exportacao (idexportacao, idusuario, idcliente, formato, filtro, total)
    values (${idexportacao}, ${idusuario}, ${filtro.idcliente}, ${formato}, ${db.json({ filtro, colunas } as never)}, ${total})`
  return idexportacao
}

/** Takes one that no process works on: new, or without progress for a minute; null when there is none. */
export async function takeExportacao(
  db: Db,
): Promise<({ idexportacao: string } & PedidoDeExportacao) | null> {
  const [row] = await db<
    { idexportacao: string; formato: FormatoExportacao; filtro: { filtro: FiltroLista; colunas: string } }[]
  >`
    update exportacao set viva_em = now(), linhas = 0 where idexportacao = (
      select idexportacao from exportacao
      where status = 'PREPARANDO' and (viva_em is null or viva_em < now() - interval '1 minute')
      order by criado_em limit 1 for update skip locked
    ) returning idexportacao, formato, filtro`
  return row ? { idexportacao: row.idexportacao, formato: row.formato, ...row.filtro } : null
}

export async function saveProgresso(db: Db, idexportacao: string, linhas: number): Promise<void> {
  await db`update exportacao set linhas = ${linhas}, viva_em = now() where idexportacao = ${idexportacao}`
}

/** The finished file; null: it could not be made. */
export async function finishExportacao(db: Db, idexportacao: string, conteudo: Buffer | null): Promise<void> {
  await db`
    update exportacao set conteudo = ${conteudo}, status = ${conteudo ? 'PRONTA' : 'FALHOU'} where idexportacao = ${idexportacao}`
}

/** One that this login asked for, of this cliente. */
export async function findExportacao(
  db: Db,
  quem: { idexportacao: string; idcliente: string; idusuario: string },
): Promise<ExportacaoRow | null> {
  const [row] = await db<ExportacaoRow[]>`
    select idexportacao, formato, status, linhas, total from exportacao
    where idexportacao = ${quem.idexportacao} and idcliente = ${quem.idcliente} and idusuario = ${quem.idusuario}`
  return row ?? null
}

export async function readConteudo(db: Db, idexportacao: string): Promise<Buffer | null> {
  const [row] = await db<{ conteudo: Buffer | null }[]>`
    select conteudo from exportacao where idexportacao = ${idexportacao}`
  return row?.conteudo ?? null
}

/** Files are kept for a day. */
export async function purgeExportacoes(db: Db): Promise<void> {
  await db`delete from exportacao where criado_em < now() - interval '1 day'`
}
