import type { Fornecedores } from '#fornecedor'
import { Falha, type Sql } from '#infra'

import { applyEvento } from './apply-evento.ts'
import { findCobranca, insertEvento, listVencidas, saveBrcode } from './pagamento.repository.ts'
import type { EventoPagamento, Provedor } from './provedor.ts'

/** What the rest of the server asks of payments; which provider answers is decided here. */
export interface Pagamentos {
  /** Asks the provider for the Pix of an order that exists; asked again, it changes nothing. */
  requestPix(numpedido: number): Promise<void>
  /** A provider's notice: stored first, once; applied forward only. */
  receiveWebhook(
    provedor: string,
    idfornecedor: string,
    chegou: { headers: Record<string, string | string[] | undefined>; body: Record<string, unknown> },
  ): Promise<void>
  /** Charges whose time ran out: their orders are cancelled and give back what they took. */
  expire(): Promise<number>
}

export function createPagamentos(
  sql: Sql,
  fornecedores: Fornecedores,
  provedores: readonly Provedor[],
): Pagamentos {
  const byNome = new Map(provedores.map((provedor) => [provedor.nome, provedor]))

  async function requestPix(numpedido: number): Promise<void> {
    const cobranca = await findCobranca(sql, numpedido)
    if (!cobranca || cobranca.brcode) return
    const provedor = byNome.get(cobranca.provedor)
    const fornecedor = await fornecedores.find(cobranca.idfornecedor)
    if (!provedor || !fornecedor) throw new Error(`no provider '${cobranca.provedor}' for order ${numpedido}`)
    const { chave_idempotencia: chave, txid, valor } = cobranca
    const recebedor = {
      nome: fornecedor.razaosocial,
      cidade: fornecedor.cidade,
      chave_pix: fornecedor.chave_pix,
    }
    await saveBrcode(
      sql,
      cobranca.idpagamento,
      await provedor.createPix({ chave, txid, valor, numpedido, recebedor }),
    )
  }

  async function apply(provedor: string, evento: EventoPagamento): Promise<void> {
    await sql.begin((tx) =>
      applyEvento(tx, provedor, evento, async (id) => (await fornecedores.find(id))?.nome ?? ''),
    )
  }

  return {
    requestPix,
    receiveWebhook: async (nome, idfornecedor, { headers, body }) => {
      const provedor = byNome.get(nome)
      if (!provedor) throw new Falha('nao_encontrado')
      const evento = provedor.readWebhook(headers, body)
      if (typeof evento === 'string') throw new Falha(evento)
      await insertEvento(sql, { provedor: nome, idevento: evento.idevento, idfornecedor, corpo: body })
      // Applied also when it had come before: the process may have died between storing and applying.
      await apply(nome, evento)
    },
    expire: async () => {
      const vencidas = await listVencidas(sql, 100)
      for (const { provedor, txid } of vencidas) {
        await apply(provedor, { idevento: `vencimento:${txid}`, txid, status: 'EXPIRADO', valor: 0 })
      }
      return vencidas.length
    },
  }
}
