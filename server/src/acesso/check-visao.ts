import type { Call, CallKey } from '@vitrine/contract'

import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'

/** They write nothing, though a body says what is asked for. */
const leituras: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /v4/cart/{idfornecedor}/previa',
  'POST /v4/app/formas-entrega/{idfornecedor}/{cep}',
  'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao',
])

/** They answer a GET and write all the same. */
const escritas: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /v1/app/{session_token}/cliente/logout',
  'GET /v1/app/usuario/{a}/{b}',
  'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}',
  'GET /v4/verificacao/enviar-verificacao',
  'GET /v2/app/{session_token}/usuario/{login}',
  'GET /v1/app/cliente/usuario/dados-receita/{doc}',
  'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}',
])

/** What is the login's own, and what tells of other stores: no page of this store is made of it. */
const escondidas: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /v1/app/usuario/{id}/acessos',
  'GET /v1/app/usuario/{id}/lojas',
  'GET /v4/equipe/fornecedores',
  'GET /v4/client/{idcliente}/dados',
  'GET /v4/cart/{idcliente}/abertos',
  'GET /v2/app/{session_token}/cliente/{idcliente}/fornecedor',
  'GET /v4/payment-sdk/cartoes/{idfornecedor}',
  // Of this device, which is not the customer's.
  'GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}',
  'GET /v4/orders/export/{id}/{idexportacao}',
  'GET /v4/orders/export/{id}/{idexportacao}/arquivo',
])

/** Of the customer alone, or held against the store by the order that they name. */
const semLoja: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /v2/app/{session_token}/order/{numpedido}',
  'GET /v4/subscription/get/{id}',
  'GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento',
])

/**
 * What a call may do from the view of a customer (decision 0112): read this store's, and nothing else. Errors: `visao_encerrada`,
 * `visao_so_leitura`, `visao_nao_mostra`.
 */
export function checkVisao(
  key: CallKey,
  call: Call,
  { sessao, fornecedor }: Pick<ContextoComprador, 'sessao' | 'fornecedor'>,
  isDaVisao: boolean,
): void {
  if (isDaVisao && !sessao) throw new Falha('visao_encerrada')
  if (!sessao?.idvisao) return
  if (isEscrita(key)) throw new Falha('visao_so_leitura')
  // A login of several clientes: their names are nothing that this store may read.
  const isDeVarios = sessao.papel !== 'cliente' && key === 'GET /v1/app/{session_token}/usuario/cliente'
  const isDaqui = fornecedor
    ? fornecedor.idfornecedor === sessao.idfornecedor
    : call.dono === 'publico' || semLoja.has(key)
  if (escondidas.has(key) || isDeVarios || !isDaqui) throw new Falha('visao_nao_mostra')
}

const isEscrita = (key: CallKey): boolean =>
  escritas.has(key) || (!key.startsWith('GET ') && !leituras.has(key))
