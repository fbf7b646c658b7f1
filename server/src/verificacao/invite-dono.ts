import { randomBytes } from 'node:crypto'

import { urls } from '@vitrine/contract'

import { hashToken } from '#acesso'
import { composeConviteDono, insertCarta, type Carta } from '#correio'
import { Falha, toLinkPublico, uuidv7, type EnderecoDaLoja, type Transaction } from '#infra'

import { hashChave } from './limite-ip.ts'
import { endTokens, hasSenhaProvada, insertToken, takeTentativa } from './verificacao.repository.ts'

/** A letter that nobody waits for is read the day after, or after the weekend. */
const HORAS = 72
/** Letters in an hour: for one store, and to one mailbox, which may be a stranger's. */
const POR_LOJA = 60
const POR_CAIXA = 5

export interface Convidado {
  idusuario: string
  nome: string
  email: string
}

export interface LojaDoConvite {
  idfornecedor: string
  slug: string
  nome: string
  /** Host of its links; null: the platform's. */
  dominio: string | null
}

interface Convite {
  convidado: Convidado
  loja: LojaDoConvite
  /** The letter; absent: that of somebody whose shop was made. */
  compose?: (ditos: Parameters<typeof composeConviteDono>[0]) => Carta
  /** Where one works; absent: the panel. */
  caminho?: string
}

/**
 * Writes to who works at a supplier: with a link that makes a password, used once, or to who has one where to enter. Links of earlier letters end; a password that
 * no mailbox stands behind is as none, and stays until the link is used. Errors: `muitas_requisicoes`.
 */
export async function inviteDono(
  tx: Transaction,
  config: EnderecoDaLoja,
  { convidado, loja, compose = composeConviteDono, caminho = `/painel/${loja.slug}` }: Convite,
): Promise<'ENVIADO' | 'JA_ENTRA'> {
  const { idusuario, nome, email } = convidado
  const { idfornecedor, slug, dominio } = loja
  const limites = [
    { chave: hashChave(`convite:loja:${idfornecedor}`), maximo: POR_LOJA },
    { chave: hashChave(`convite:caixa:${convidado.email.toLowerCase()}`), maximo: POR_CAIXA },
  ]
  if (!(await takeTentativa(tx, limites))) throw new Falha('muitas_requisicoes')
  const isNovo = !(await hasSenhaProvada(tx, idusuario))
  const idverificacao = uuidv7()
  const token = randomBytes(32).toString('base64url')
  if (isNovo) {
    await endTokens(tx, idusuario, 'RECUPERAR_SENHA')
    await insertToken(tx, {
      idverificacao,
      idusuario,
      email,
      fonte: 'RECUPERAR_SENHA',
      tokenHash: hashToken(token),
      minutos: HORAS * 60,
    })
  }
  const link = toLinkPublico(config, { dominio, caminho: urls.recuperar(slug, { token }) })
  const carta = compose({
    email,
    nome,
    loja: loja.nome,
    link: isNovo ? link : null,
    painel: toLinkPublico(config, { dominio: null, caminho }),
    horas: HORAS,
  })
  await insertCarta(tx, carta, { idfornecedor, chave: `convite-dono:${idverificacao}`, secreta: isNovo })
  return isNovo ? 'ENVIADO' : 'JA_ENTRA'
}
