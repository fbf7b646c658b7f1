import { createStore } from 'zustand/vanilla'

import { showToast } from '@vitrine/ui'

import { api } from '#shell'

/** What is needed to ask for a product; a card has it. */
export interface ProdutoEsperado {
  id: string
  idproduto: string
  name: string
}

/** Whose alerts these are: after a login they belong to somebody else. */
export interface DonoAlertas {
  idfornecedor: string
  idcliente: string
}

interface EstadoAlertas {
  dono: string
  lidos: ReadonlySet<string>
  /** What was switched since the reading began. It wins over what was read, so that a slow answer does not undo a click. */
  mudados: ReadonlyMap<string, boolean>
}

const vazio: EstadoAlertas = { dono: '', lidos: new Set(), mudados: new Map() }

/** Alerts of this visit, in the browser alone: read once, when the first product that is out of stock is seen. */
export const alertas = createStore<EstadoAlertas>(() => vazio)

export function isAtivo({ lidos, mudados }: EstadoAlertas, id: string): boolean {
  return mudados.get(id) ?? lidos.has(id)
}

/** Reads my alerts once for each owner. */
export async function readAlertas({ idfornecedor, idcliente }: DonoAlertas): Promise<void> {
  const dono = `${idfornecedor}|${idcliente}`
  if (alertas.getState().dono === dono) return
  alertas.setState({ ...vazio, dono })
  const resposta = await api('GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}', {
    params: { idfornecedor, idcliente },
  })
  if (!resposta.ok || alertas.getState().dono !== dono) return
  const waiting = resposta.dados.data.filter(({ avisado_em }) => avisado_em === null)
  alertas.setState({ lidos: new Set(waiting.map(({ idcadastroextraproduto }) => idcadastroextraproduto)) })
}

function mark(id: string, ativo: boolean): void {
  alertas.setState(({ mudados }) => ({ mudados: new Map(mudados).set(id, ativo) }))
}

/** Requests wait for the one before, so that the server receives clicks in their order. */
let anterior: Promise<unknown> = Promise.resolve()

/** Shown at once; undone with a message when the server refuses. Resolves to whether the change was kept. */
export async function changeAlerta(
  dono: DonoAlertas,
  produto: ProdutoEsperado,
  ativo: boolean,
): Promise<boolean> {
  const before = isAtivo(alertas.getState(), produto.id)
  mark(produto.id, ativo)
  const body = { ...dono, idproduto: produto.idproduto, idcadastroextraproduto: produto.id }
  const send = async () =>
    ativo
      ? await api('POST /v4/notificacao/alerta-disponibilidade', { body })
      : await api('POST /v4/notificacao/alerta-disponibilidade/remove', { body })
  const enviada = anterior.then(send, send)
  anterior = enviada
  const resposta = await enviada
  if (resposta.ok && resposta.dados.ativo === ativo) return true
  mark(produto.id, resposta.ok ? resposta.dados.ativo : before)
  // Refused because the product is back in stock: that is told instead of an error.
  showToast(resposta.ok ? `${produto.name} já está disponível` : resposta.falha.error)
  return false
}
