import { avisos, falhas, type CodigoFalha } from '@vitrine/contract'

import { Falha } from '#infra'

/** A refused order: the text of section 8, the reason, and the names of the lines it is about (readings 6). */
export function refuse(
  codigo: CodigoFalha,
  itens: readonly { nome: string }[] = [],
  detalhes?: Record<string, unknown>,
  motivo: string = falhas[codigo].mensagem,
): never {
  const itensName = itens.map(({ nome }) => nome).join(', ')
  const lista = itensName ? ` ${avisos.itens_do_pedido}${itensName}` : ''
  const mensagemErro = `${falhas.pedido_recusado.mensagem} ${motivo}${lista}`
  throw new Falha(codigo, { error: mensagemErro, mensagemErro, itensName, detalhes })
}
