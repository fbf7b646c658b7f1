import type { MeuRequerimento, MeuRequerimentoNovo } from '@vitrine/contract'
import { addDias, todayIn } from '@vitrine/rules/data'

import { saveCadastros, type Quem } from '#cadastro'
import { Falha, type Transaction } from '#infra'

import { composeRecebimento, motivos } from './compose-titular.ts'
import {
  countMeus,
  findNaoCadastrado,
  lockMeu,
  lockTitular,
  type Titular,
} from './meu-requerimento.repository.ts'
import { tellChegada } from './remind-prazos.ts'
import { destinoOf, send, type Loja } from './save-requerimento.ts'
import { PRAZO_DIAS, toRequerimento } from './show-requerimento.ts'
import {
  cadastroRequerimento,
  findRequerimento,
  lockRequerimento,
  type RequerimentoRow,
} from './titular.repository.ts'

/** Waiting at one store at a time, and asked of it in 24 hours: who needs more than that talks to the store. */
const ABERTOS = 5
const POR_DIA = 10

/** A request as its person follows it, at the store's day of today. */
export function toMeu(row: RequerimentoRow, fuso: string): MeuRequerimento {
  const { motivo_recusa } = row
  const { protocolo, prazo, dias_restantes } = toRequerimento(row, fuso)
  const { idrequerimento, tipo, canal, estado, descricao, recebido_em, resposta } = row
  const porque = motivo_recusa && motivos[motivo_recusa]
  const dito = { idrequerimento, protocolo, tipo, canal, estado, descricao, recebido_em, resposta }
  return { ...dito, prazo, dias_restantes, porque }
}

interface Pessoa {
  loja: Loja
  quem: Quem
  titular: Titular
  idusuario: string
  /** An address of the panel, for the store's letter. */
  toLink: (caminho: string) => string
}

/**
 * A person asks something of a store from the shop's own page: a letter tells the person its protocol and term, another one whoever runs the store. Sent again it is the same one.
 * Errors: `entrada_invalida` at `tipo` while as many wait as may, `muitas_requisicoes` for more than may be asked in a day, `cadastro_mudou` for an id that says
 * something else already, `nao_encontrado` for one that is somebody else's.
 */
export async function makeRequerimento(
  tx: Transaction,
  { loja, quem, titular, idusuario, toLink }: Pessoa,
  { idrequerimento, tipo, descricao: dita }: MeuRequerimentoNovo & { idrequerimento: string },
): Promise<void> {
  await lockTitular(tx, titular)
  await lockRequerimento(tx, idrequerimento)
  const descricao = dita.trim()
  const meu = await lockMeu(tx, titular, idrequerimento)
  if (meu) {
    if (meu.tipo === tipo && meu.descricao === descricao) return
    throw new Falha('cadastro_mudou', { detalhes: { versao: meu.versao } })
  }
  if (await findRequerimento(tx, loja.idfornecedor, idrequerimento)) throw new Falha('nao_encontrado')
  await checkQuantos(tx, titular)
  const { nome, contato } = (await findNaoCadastrado(tx, titular, idusuario)) ?? { nome: '', contato: '' }
  const recebido_em = todayIn(loja.fuso, new Date())
  await saveCadastros(tx, cadastroRequerimento, quem, [
    {
      idrequerimento,
      idcliente: titular.idcliente,
      tipo,
      canal: 'LOJA',
      estado: 'ABERTO',
      nome,
      contato,
      descricao,
      recebido_em,
      resposta: '',
      motivo_recusa: null,
      copia_em: null,
      anonimizado_em: null,
      pedidos_guardados: null,
      encerrado_em: null,
      versao: null,
    },
  ])
  // As it is stored: of who is registered it names the account's mailbox.
  const feito = await findRequerimento(tx, loja.idfornecedor, idrequerimento)
  if (!feito) throw new Falha('nao_encontrado')
  const recebimento = composeRecebimento(destinoOf(loja, feito), addDias(recebido_em, PRAZO_DIAS))
  await send(tx, loja, recebimento, `titular:${idrequerimento}:recebido`)
  await tellChegada(tx, { loja, idrequerimento, tipo, toLink })
}

async function checkQuantos(tx: Transaction, titular: Titular): Promise<void> {
  const { abertos, recentes } = await countMeus(tx, titular)
  if (abertos >= ABERTOS)
    throw new Falha('entrada_invalida', {
      campos: {
        tipo: `Você já tem ${abertos} pedidos em andamento nesta loja. Espere a resposta de um deles, ou retire um.`,
      },
    })
  if (recentes >= POR_DIA)
    throw new Falha('muitas_requisicoes', {
      error: `Você já fez ${recentes} pedidos a esta loja em 24 horas. Tente de novo amanhã, ou fale com ela.`,
    })
}

/**
 * A person takes back what it asked; taken back already it stays so. Errors: `nao_encontrado`, `cadastro_mudou` where the store answered meanwhile.
 */
export async function withdrawRequerimento(
  tx: Transaction,
  { quem, titular }: Pick<Pessoa, 'quem' | 'titular'>,
  idrequerimento: string,
): Promise<void> {
  const meu = await lockMeu(tx, titular, idrequerimento)
  if (!meu) throw new Falha('nao_encontrado')
  if (meu.estado === 'RETIRADO') return
  if (meu.estado !== 'ABERTO')
    throw new Falha('cadastro_mudou', {
      error: 'A loja já respondeu a este pedido: veja a resposta abaixo.',
      detalhes: { versao: meu.versao },
    })
  const encerrado_em = new Date().toISOString()
  await saveCadastros(tx, cadastroRequerimento, quem, [
    { idrequerimento, versao: meu.versao, estado: 'RETIRADO', encerrado_em },
  ])
}
