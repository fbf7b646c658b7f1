import type { ConteudoNovo, MensagemChat, MensagemNova } from '@vitrine/contract'
import { mayChangeMensagem } from '@vitrine/rules/chat'
import { foldTexto } from '@vitrine/rules/texto'

import { Falha, isDuplicado, type Db, type Sql } from '#infra'

import { changeMensagem, findPropria, insertMensagem, type MensagemRow } from './mensagem.repository.ts'
import type { Participante } from './participante.ts'
import { findReferencia } from './referencia.repository.ts'
import { showMensagem } from './show-sala.ts'

/**
 * Writes into a room. The same idmensagem sent again, at the same moment or after a lost answer, is the same message. Errors:
 * `nao_encontrado` for who is no member, for a card of something that this room's people do not have, for a note or an offer of the customer's
 * side, and for another's idmensagem.
 */
export async function writeMensagem(
  sql: Db,
  quem: Participante,
  { idsala, idmensagem, interna, ...nova }: MensagemNova & { idsala: string },
): Promise<MensagemChat> {
  const conteudo = trimConteudo(nova.conteudo)
  // A note is the team's, and so is an offer; whoever else writes one has no such thing.
  const isDaLoja = interna || conteudo.tipo === 'PROPOSTA'
  if (isDaLoja && quem.lado !== 'LOJA') throw new Falha('nao_encontrado')
  if (conteudo.tipo !== 'TEXTO' && !(await findReferencia(sql, quem, { idsala, conteudo })))
    throw new Falha('nao_encontrado')
  const inserida = { idsala, idmensagem, conteudo, interna, texto: plainOf(conteudo) }
  const row = await insertMensagem(sql, quem, inserida).catch((error: unknown) => {
    if (isDuplicado(error)) return findPropria(sql, quem, inserida)
    throw error
  })
  if (!row) throw new Falha('nao_encontrado')
  return showMensagem(row)
}

/** Changes the words of an own message. Errors: `nao_encontrado`, `mensagem_fechada`. */
export async function editMensagem(
  sql: Sql,
  quem: Participante,
  { texto, ...qual }: { idsala: string; idmensagem: string; texto: string },
): Promise<MensagemChat> {
  const antes = requireAberta(await findPropria(sql, quem, qual), quem)
  if (antes.conteudo.tipo !== 'TEXTO') throw new Falha('mensagem_fechada')
  const conteudo = trimConteudo({ tipo: 'TEXTO', texto })
  const row = await changeMensagem(sql, quem, { ...qual, conteudo, texto: plainOf(conteudo) })
  if (!row) throw new Falha('nao_encontrado')
  return showMensagem(row)
}

/** Withdraws an own message: its words are gone from the database too. Errors: `nao_encontrado`, `mensagem_fechada`. */
export async function withdrawMensagem(
  sql: Sql,
  quem: Participante,
  qual: { idsala: string; idmensagem: string },
): Promise<MensagemChat> {
  const antes = await findPropria(sql, quem, qual)
  // Asked again because the answer was lost: it is withdrawn.
  if (antes?.retirada_em) return showMensagem(antes)
  requireAberta(antes, quem)
  const row = await changeMensagem(sql, quem, { ...qual, conteudo: null, texto: '' })
  if (!row) throw new Falha('nao_encontrado')
  return showMensagem(row)
}

/** The message, when it may still be changed. Errors: `nao_encontrado`, `mensagem_fechada`. */
function requireAberta(row: MensagemRow | null, quem: Participante): MensagemRow {
  if (!row) throw new Falha('nao_encontrado')
  const { idusuario, quando, retirada_em } = row
  const datas = {
    criada_em: new Date(quando),
    retirada_em: retirada_em === null ? null : new Date(retirada_em),
  }
  if (!mayChangeMensagem({ idusuario, ...datas }, quem.idusuario, new Date()))
    throw new Falha('mensagem_fechada')
  return row
}

const plainOf = (conteudo: ConteudoNovo): string =>
  conteudo.tipo === 'TEXTO' ? foldTexto(conteudo.texto) : ''

const trimConteudo = (conteudo: ConteudoNovo): ConteudoNovo =>
  conteudo.tipo === 'TEXTO' ? { ...conteudo, texto: conteudo.texto.trim() } : conteudo
