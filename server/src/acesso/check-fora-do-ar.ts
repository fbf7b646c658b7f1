import type { CallKey, Papel } from '@vitrine/contract'

import { Falha } from '#infra'

/** Who reads the panel of a store that the platform has taken off the air: its team, its own system, the platform. */
const deDentro: ReadonlySet<Papel> = new Set<Papel>(['atendente', 'fornecedor', 'operador', 'erp'])

/**
 * What these still write then (decision 0164): orders that were made go on to their end, customers are answered, their data goes out, and the team puts its
 * own house in order. Whatever sells or publishes is not here, and what is not here is refused.
 */
const continuam: ReadonlySet<CallKey> = new Set<CallKey>([
  // Orders that were made.
  'PUT /painel/v1/pedidos/{num}',
  'POST /painel/v1/pedidos/{num}/mover',
  'POST /painel/v1/pedidos/{num}/separar',
  'POST /painel/v1/pedidos/{num}/nota-fiscal',
  'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar',
  'POST /painel/v1/pedidos/{num}/devolver',
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir',
  'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar',
  'POST /painel/v1/pedidos/{num}/reembolsos/{idreembolso}/feito',
  'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar',
  'POST /v4/payment/generate-receipt/{numorder}/{idclient}',
  'POST /v4/faturas/segunda-via',
  'DELETE /v4/subscription/cancel/{id}',
  // A store's system that missed an event of an order asks for it again.
  'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar',
  // Answers to customers.
  'POST /v4/chat/salas',
  'POST /v4/chat/salas/{sala}/mensagens',
  'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}',
  'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}',
  'POST /v4/chat/salas/{sala}/anexos',
  'POST /v4/chat/salas/{sala}/leitura',
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento',
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente',
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado',
  'PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}',
  'DELETE /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}',
  // What the law gives people a right to, with its terms.
  'PUT /painel/v1/{idfornecedor}/titulares/{idrequerimento}',
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/resposta',
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/copia',
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/anonimizacao',
  // Data that goes out.
  'POST /v4/orders/export/{id}',
  // Who may enter, and what somebody keeps for itself.
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}',
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator',
  'PUT /painel/v1/{idfornecedor}/segundo-fator',
  'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}',
  'PUT /v1/app/usuario/{id}',
  'PUT /painel/v1/{idfornecedor}/recortes/{idrecorte}',
  'DELETE /painel/v1/{idfornecedor}/recortes/{idrecorte}',
])

/** Doors of systems, which prove themselves by what they send: a payment that was begun is heard of, and the store's own system comes in. */
const portas: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /v4/webhook/{provedor}/{idfornecedor}',
  'POST /painel/v1/{idfornecedor}/entrar',
])

/**
 * What may be done at a store that the platform has taken off the air: anybody else finds it away. `chamada` undefined: a stream that is only
 * listened to. Errors: `loja_fora_do_ar`.
 */
export function checkForaDoAr(chamada: CallKey | undefined, papel: Papel): void {
  if (chamada && portas.has(chamada)) return
  const isLeitura = chamada === undefined || chamada.startsWith('GET ')
  if (deDentro.has(papel) && (isLeitura || continuam.has(chamada))) return
  throw new Falha('loja_fora_do_ar')
}
