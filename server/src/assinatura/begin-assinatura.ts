import { isOrcamento } from '@vitrine/rules/pedido'

import { composeComecada } from '#correio'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql, type EnderecoDaLoja } from '#infra'
import { makeAssinatura, saveAssinatura as saveAssinaturaNova } from '#submissao'

import { lockAssinatura, saveAssinatura } from './assinatura.repository.ts'
import { begin, lugarOf, type Momento } from './passos.ts'
import { lockRepetivel, type PedidoRepetivel } from './pedido.repository.ts'
import { writeAviso } from './take-passo.ts'

interface Pedida {
  numpedido: number
  idtipoassinatura: string
  idusuario: string | null
  /** How it is paid; absent: as the order was. */
  formaPagamento?: { idformapagto: string; idcartao?: string } | undefined
}

/**
 * An order that was made begins a subscription (ux 1.9.2): the same lines, place, window and payment, from the first date
 * whose order can still be changed. Answers its id; asked twice it is one. Throws `nao_encontrado` for a type that is not
 * offered, `movimento_recusado` for a budget and a cancelled order, `sem_forma_entrega` when its form is gone.
 */
export async function beginAssinatura(
  { sql, config }: { sql: Sql; config: EnderecoDaLoja },
  { numpedido, idtipoassinatura, idusuario, formaPagamento }: Pedida,
  momento: Momento & { fornecedor: FornecedorVivo },
): Promise<string> {
  const { fornecedor } = momento
  return sql.begin(async (tx) => {
    const pedido = await lockRepetivel(tx, numpedido)
    const tipo = fornecedor.tiposAssinatura.find((each) => each.idtipoassinatura === idtipoassinatura)
    if (!pedido || !tipo) throw new Falha('nao_encontrado')
    if (pedido.idassinatura) return pedido.idassinatura
    const { status, data_de_entrega: ancora } = pedido
    if (isOrcamento(status) || status === 'CANCELADO')
      throw new Falha('movimento_recusado', { detalhes: { de: status, para: 'ASSINATURA' } })
    const submissao = { ...withLoja(pedido, fornecedor), ...(formaPagamento && { formaPagamento }) }
    const { idformaentrega } = submissao.formaEntrega
    const formaEntrega = fornecedor.formasEntrega.find((each) => each.idformaentrega === idformaentrega)
    if (!formaEntrega) throw new Falha('sem_forma_entrega')
    const lugar = lugarOf({ submissao, local: null }, fornecedor)
    const nova = makeAssinatura(tipo, { idusuario, ancora, formaEntrega, fornecedor, lugar, submissao })
    await saveAssinaturaNova(tx, numpedido, nova)
    const row = await lockAssinatura(tx, nova.idassinatura)
    const campos = row && begin(row, momento)
    if (!row || !campos) throw new Error('a new subscription vanished')
    await saveAssinatura(tx, nova.idassinatura, campos)
    const { proxima } = campos
    const aviso = {
      fato: 'comecada',
      compose: (quem: Parameters<typeof composeComecada>[0]) => composeComecada(quem, { data: proxima }),
    }
    await writeAviso(tx, config, row, aviso)
    return nova.idassinatura
  })
}

/** A pickup's store by its name: orders keep a copy of it. */
function withLoja(
  { submissao, nomeloja }: PedidoRepetivel,
  { lojas }: FornecedorVivo,
): PedidoRepetivel['submissao'] {
  const loja = lojas.find(({ nome }) => nome === nomeloja)
  return { ...submissao, lojaRetira: loja ? { idloja: loja.idloja } : null }
}
