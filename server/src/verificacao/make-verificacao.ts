import { randomBytes, randomInt } from 'node:crypto'

import { urls, urlsAcesso, type FonteVerificacao } from '@vitrine/contract'

import { hashToken } from '#acesso'
import { composeConfirmacao, composeRecuperacao } from '#correio'
import type { FornecedorVivo } from '#fornecedor'
import { toLinkPublico, uuidv7, type EnderecoDaLoja } from '#infra'

import type { NovaVerificacao } from './verificacao.repository.ts'

/** A new password is wanted now; a letter that only asks is read when there is time. */
export const MINUTOS = { RECUPERAR_SENHA: 15, CONFIRMAR_EMAIL: 7 * 24 * 60 } as const

/** When another letter may be asked for, seconds. */
export const REENVIO = 30

/** A code and a link for one purpose, with the letter that brings them; from a store, or from the platform without a link. */
export function makeVerificacao(
  config: EnderecoDaLoja,
  { fonte, fornecedor }: { fonte: FonteVerificacao; fornecedor: FornecedorVivo | null },
): NovaVerificacao {
  const codigo = String(randomInt(1_000_000)).padStart(6, '0')
  const token = randomBytes(32).toString('base64url')
  const minutos = MINUTOS[fonte]
  const carta = {
    loja: fornecedor?.nome ?? 'Vitrine',
    codigo: `${codigo.slice(0, 3)} ${codigo.slice(3)}`,
    minutos,
  }
  const link = fornecedor && linkOf(config, fornecedor, { fonte, token })
  return {
    idverificacao: uuidv7(),
    fonte,
    codigo,
    tokenHash: hashToken(token),
    minutos,
    carta:
      fonte === 'RECUPERAR_SENHA'
        ? composeRecuperacao({ ...carta, link })
        : composeConfirmacao({ ...carta, link }),
    idfornecedor: fornecedor?.idfornecedor ?? null,
  }
}

function linkOf(
  config: EnderecoDaLoja,
  { slug, publico }: FornecedorVivo,
  { fonte, token }: { fonte: FonteVerificacao; token: string },
): string {
  const { dominio } = publico.config.dominio
  const caminho =
    fonte === 'RECUPERAR_SENHA' ? urls.recuperar(slug, { token }) : urlsAcesso.email(slug, token)
  return toLinkPublico(config, { dominio, caminho })
}
