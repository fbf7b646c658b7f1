import { motivosAvaliacao, type Avaliacao, type FormularioAvaliacao } from '@vitrine/contract'
import { prazoAvaliacao } from '@vitrine/rules/pedido'

import { Falha, type Db } from '#infra'
import { findAvaliacao, requirePedido, saveAvaliacao, toAvaliacao } from '#pedido'

/** Rates a delivered order, or changes the rating within 7 days (ux 1.11.4); `prazo_encerrado` after that. */
export async function ratePedido(
  tx: Db,
  numpedido: number,
  { estrelas, motivos, texto }: FormularioAvaliacao,
  { idusuario, fuso }: { idusuario: string | null; fuso: string },
): Promise<Avaliacao> {
  const pedido = await requirePedido(tx, numpedido)
  if (pedido.status !== 'ENTREGUE')
    throw new Falha('movimento_recusado', { detalhes: { de: pedido.status, para: 'AVALIACAO' } })
  const antes = await findAvaliacao(tx, numpedido)
  if (antes && new Date() >= prazoAvaliacao(antes.criado_em, fuso)) throw new Falha('prazo_encerrado')
  const codigos = motivos.split(',')
  const nova = {
    estrelas: Number(estrelas),
    motivos: motivosAvaliacao.filter((motivo) => codigos.includes(motivo)),
    texto: texto.trim(),
  }
  const criado_em = await saveAvaliacao(tx, pedido, { ...nova, idusuario })
  return toAvaliacao({ ...nova, criado_em }, fuso)
}
