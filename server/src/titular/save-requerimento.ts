import type { RequerimentoNovo, RespostaDoRequerimento } from '@vitrine/contract'
import { addDias, todayIn } from '@vitrine/rules/data'

import { saveCadastros, type Quem } from '#cadastro'
import { insertCarta, type Carta } from '#correio'
import { Falha, type Transaction } from '#infra'

import { composeRecebimento, composeResposta } from './compose-titular.ts'
import { PRAZO_DIAS, protocoloOf } from './show-requerimento.ts'
import {
  cadastroRequerimento,
  findConta,
  findRequerimento,
  lockRequerimento,
  type RequerimentoRow,
} from './titular.repository.ts'

/** The store that answers. */
export interface Loja {
  idfornecedor: string
  nome: string
  slug: string
  fuso: string
}

/** Before it there was no such right (LGPD in force). */
const LGPD_EM_VIGOR = '2020-09-18'

/** Whether a letter gets there. */
const isEmail = (contato: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contato)

export const destinoOf = (loja: Loja, row: Pick<RequerimentoRow, 'idrequerimento' | 'nome' | 'contato'>) => ({
  loja: loja.nome,
  para: row.contato,
  nome: row.nome,
  protocolo: protocoloOf(row.idrequerimento),
})

/**
 * Writes down a request that came by another way than the shop, about the account that its document or its mailbox tells; the person gets a letter, where it gave
 * a mailbox. Sent again it is the same one. Errors: `entrada_invalida` at `recebido_em` or `documento`, `cadastro_mudou` for an id that says something else already.
 */
export async function writeRequerimento(
  tx: Transaction,
  { loja, quem }: { loja: Loja; quem: Quem },
  { idrequerimento, documento: dito, ...novo }: RequerimentoNovo & { idrequerimento: string },
): Promise<void> {
  checkDia(novo.recebido_em, loja.fuso)
  await lockRequerimento(tx, idrequerimento)
  const [nome, contato, descricao] = [novo.nome.trim(), novo.contato.trim(), novo.descricao.trim()]
  const antes = await findRequerimento(tx, loja.idfornecedor, idrequerimento)
  if (antes) {
    const isIgual =
      antes.tipo === novo.tipo && antes.recebido_em === novo.recebido_em && antes.descricao === descricao
    if (isIgual && !antes.automatico) return
    throw new Falha('cadastro_mudou', { detalhes: { versao: antes.versao } })
  }
  const documento = dito.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  const idcliente = await findConta(tx, loja.idfornecedor, { documento, contato })
  if (documento && !idcliente)
    throw new Falha('entrada_invalida', {
      campos: { documento: 'Nenhum cliente desta loja tem este documento. Confira, ou deixe em branco.' },
    })
  const vazia = { resposta: '', motivo_recusa: null, copia_em: null, anonimizado_em: null }
  await saveCadastros(tx, cadastroRequerimento, quem, [
    {
      ...novo,
      ...vazia,
      idrequerimento,
      idcliente,
      nome,
      contato,
      descricao,
      estado: 'ABERTO',
      pedidos_guardados: null,
      encerrado_em: null,
      versao: null,
    },
  ])
  const carta = composeRecebimento(
    destinoOf(loja, { idrequerimento, nome, contato }),
    addDias(novo.recebido_em, PRAZO_DIAS),
  )
  await send(tx, loja, carta, `titular:${idrequerimento}:recebido`)
}

function checkDia(dia: string, fuso: string): void {
  const hoje = todayIn(fuso, new Date())
  if (dia > hoje) throw new Falha('entrada_invalida', { campos: { recebido_em: 'Este dia ainda não veio.' } })
  if (dia < LGPD_EM_VIGOR)
    throw new Falha('entrada_invalida', { campos: { recebido_em: 'Confira o ano: a lei é de 2020.' } })
}

/**
 * Answers a request, by a letter where there is a mailbox: it is met, refused, or goes on (a closed one is taken up again). Errors: `nao_encontrado`, `cadastro_mudou`,
 * `entrada_invalida` for what the shop did by itself, who was made anonymous, or what the person took back.
 */
export async function answerRequerimento(
  tx: Transaction,
  { loja, quem }: { loja: Loja; quem: Quem },
  { idrequerimento, ...dita }: RespostaDoRequerimento & { idrequerimento: string },
): Promise<void> {
  const row = await findRequerimento(tx, loja.idfornecedor, idrequerimento)
  if (!row) throw new Falha('nao_encontrado')
  if (row.automatico || row.anonimizado_em)
    throw new Falha('entrada_invalida', { campos: { desfecho: 'Este pedido já foi atendido por inteiro.' } })
  if (row.estado === 'RETIRADO')
    throw new Falha('entrada_invalida', { campos: { desfecho: 'A pessoa retirou este pedido.' } })
  const isAberto = dita.desfecho === 'ABERTO'
  const [gravada] = await saveCadastros(tx, cadastroRequerimento, quem, [
    {
      idrequerimento,
      versao: dita.versao,
      estado: dita.desfecho,
      resposta: dita.resposta.trim(),
      motivo_recusa: dita.motivo_recusa,
      encerrado_em: isAberto ? null : new Date().toISOString(),
    },
  ])
  const carta = composeResposta(destinoOf(loja, row), dita)
  await send(tx, loja, carta, `titular:${idrequerimento}:${gravada?.versao ?? 0}`)
}

/** A letter to who left a mailbox; by telephone or post the store answers itself. */
export async function send(
  tx: Transaction,
  { idfornecedor }: Loja,
  carta: Carta,
  chave: string,
): Promise<void> {
  if (isEmail(carta.para)) await insertCarta(tx, carta, { idfornecedor, chave })
}
