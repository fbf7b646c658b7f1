import { falhas } from '@vitrine/contract'

import { findProximaLivre } from '#entrega'
import { Falha, type Db } from '#infra'

import type { EmSubmissao } from './checks.ts'

/** What the next free window depends on. */
type EmEntrega = Pick<EmSubmissao, 'formaEntrega' | 'fornecedor' | 'lugar' | 'gramas' | 'agora'>

/** A window past its cut-off or at its capacity: whoever hears of it is told the next free one. */
export class SemJanela extends Falha {
  readonly em: EmEntrega

  constructor(codigo: 'horario_encerrado' | 'horario_lotado', em: EmEntrega) {
    const error = `${falhas.pedido_recusado.mensagem} ${falhas[codigo].mensagem}`
    super(codigo, { error, mensagemErro: error, itensName: '' })
    this.em = em
  }
}

/** Throws the refusal again, a `SemJanela` with the next free window: 'Próxima: …' and in `detalhes.proxima`. */
export async function nameProxima(db: Db, error: unknown): Promise<never> {
  if (!(error instanceof SemJanela)) throw error
  const { codigo, extra, em } = error
  const proxima = em.formaEntrega && (await findProximaLivre(db, em.fornecedor, em.formaEntrega, em))
  throw new Falha(
    codigo,
    proxima
      ? { ...extra, mensagemErro: `${extra.error} Próxima: ${proxima.rotulo}.`, detalhes: { proxima } }
      : extra,
  )
}
