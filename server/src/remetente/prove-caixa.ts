import { randomInt } from 'node:crypto'

import type { Body, Calls, Response } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { insertCarta } from '#correio'
import { Falha, uuidv7, type Sql } from '#infra'
import { hashChave, limitIp, takeTentativa, takeTentativaDoIp } from '#verificacao'

import { composeCodigo } from './compose-codigo.ts'
import { lockRemetente, saveCodigo, useCodigo } from './remetente.repository.ts'
import { saveProva } from './save-remetente.ts'

type Base = 'POST /painel/v1/{idfornecedor}/remetente'

/** Letters of one supplier, to one mailbox and from one address of the network in an hour: the mailbox may be a stranger's. */
const POR_LOJA = 5
const POR_CAIXA = 5
const POR_IP = 30
/** Tries of codes from one address in an hour; a code itself bears five. */
const TENTATIVAS_POR_IP = 60
const MINUTOS = 30

/**
 * Sends a code to the address of a supplier's sender, in the store's name; the one before is void. Errors: `entrada_invalida` when no address
 * is set, `muitas_requisicoes`.
 */
export async function sendCodigo(
  sql: Sql,
  { idfornecedor }: Quem,
  { loja, ip }: { loja: string; ip: string },
): Promise<Response<Calls[`${Base}/codigo`]>> {
  const codigo = String(randomInt(1_000_000)).padStart(6, '0')
  const idcodigo = uuidv7()
  const endereco = await sql.begin(async (tx) => {
    const remetente = await lockRemetente(tx, idfornecedor)
    const para = requireEndereco(remetente)
    const limites = [
      { chave: hashChave(`remetente:loja:${idfornecedor}`), maximo: POR_LOJA },
      { chave: hashChave(`remetente:caixa:${para.toLowerCase()}`), maximo: POR_CAIXA },
      limitIp('remetente', ip, POR_IP),
    ]
    if (!(await takeTentativa(tx, limites))) throw new Falha('muitas_requisicoes')
    await saveCodigo(tx, { idfornecedor, idcodigo, codigo, endereco: para, minutos: MINUTOS })
    const carta = composeCodigo({ loja: remetente?.nome || loja, para, codigo, minutos: MINUTOS })
    await insertCarta(tx, carta, { idfornecedor, chave: `remetente:${idcodigo}`, secreta: true })
    return para
  })
  return { mensagem: `Enviamos um código para ${endereco}.`, validade: MINUTOS * 60 }
}

/**
 * The code came back: the mailbox is the supplier's. Errors: `codigo_invalido` alike for wrong, used, expired ones and those of another address;
 * `muitas_requisicoes`.
 */
export async function proveCaixa(
  sql: Sql,
  quem: Quem,
  { codigo, ip }: Body<Calls[`${Base}/confirmar`]> & { ip: string },
): Promise<void> {
  if (!(await takeTentativaDoIp(sql, 'remetente-codigo', ip, TENTATIVAS_POR_IP)))
    throw new Falha('muitas_requisicoes')
  const { idfornecedor } = quem
  // A wrong code is counted: nothing throws before the transaction is kept.
  const certo = await sql.begin(async (tx) => {
    const endereco = (await lockRemetente(tx, idfornecedor))?.endereco
    if (!endereco) return false
    const usado = await useCodigo(tx, { idfornecedor, endereco, codigo: codigo.replace(/\D/g, '') })
    if (usado) await saveProva(tx, quem, { caixa_em: new Date().toISOString() })
    return usado
  })
  if (!certo) throw new Falha('codigo_invalido')
}

/** Errors: `entrada_invalida`. */
export function requireEndereco(remetente: { endereco: string | null } | null): string {
  if (remetente?.endereco) return remetente.endereco
  throw new Falha('entrada_invalida', { campos: { endereco: 'Informe antes o endereço do remetente.' } })
}
