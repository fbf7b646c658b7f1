import type { RespostaDada } from '@vitrine/rules/formulario'

import type { Db, Sql, Transaction } from '#infra'

/** How long a message is kept; the privacy table says it in Portuguese. */
const PRAZO = '1 year'
/** The same words again within this time are the same message: a button pressed twice, a page sent again. */
const REPETIDA = '10 minutes'

export interface NovaMensagem {
  idfornecedor: string
  idmensagem: string
  pagina: string
  formulario: string
  titulo: string
  respostas: RespostaDada[]
  email: string | null
  consentimento: string
}

export interface MensagemRow extends NovaMensagem {
  recebida_em: Date
  apaga_em: Date
}

/** Keeps a message; false when it is there already. Whoever calls makes those of one address come one after the other. */
export async function insertMensagem(tx: Transaction, nova: NovaMensagem): Promise<boolean> {
  const { idfornecedor, idmensagem, pagina, formulario, titulo, email, consentimento } = nova
  const respostas = tx.json(nova.respostas.map((resposta) => ({ ...resposta })))
  const rows = await tx`
    insert into mensagem_formulario (idfornecedor, idmensagem, pagina, formulario, titulo, respostas, email, consentimento)
    select ${idfornecedor}, ${idmensagem}, ${pagina}, ${formulario}, ${titulo}, ${respostas}, ${email}, ${consentimento}
    where not exists (
      select from mensagem_formulario m
      where m.idfornecedor = ${idfornecedor} and m.recebida_em > now() - ${REPETIDA}::interval
        and m.pagina = ${pagina} and m.formulario = ${formulario} and m.respostas = ${respostas})
    returning 1`
  return rows.length > 0
}

/** A page of them, newest first, with how many there are. */
export async function listMensagens(
  db: Db,
  idfornecedor: string,
  { formulario, limit, page }: { formulario: string | null; limit: number; page: number },
): Promise<{ mensagens: MensagemRow[]; total: number }> {
  const daLoja = db`idfornecedor = ${idfornecedor} and (${formulario}::text is null or formulario = ${formulario})`
  const [mensagens, contadas] = await Promise.all([
    db<MensagemRow[]>`
      select idfornecedor, idmensagem, pagina, formulario, titulo, respostas, email, consentimento, recebida_em,
        recebida_em + ${PRAZO}::interval as apaga_em
      from mensagem_formulario where ${daLoja}
      order by recebida_em desc, idmensagem limit ${limit} offset ${(page - 1) * limit}`,
    db<{ total: number }[]>`select count(*)::int as total from mensagem_formulario where ${daLoja}`,
  ])
  return { mensagens, total: contadas[0]?.total ?? 0 }
}

export async function purgeMensagens(sql: Sql): Promise<void> {
  await sql`delete from mensagem_formulario where recebida_em < now() - ${PRAZO}::interval`
}
