import {
  alcanceOf,
  falhas,
  type Call,
  type CallKey,
  type CodigoFalha,
  type CorpoFalha,
} from '@vitrine/contract'
import { describeCampo } from '@vitrine/contract/descricao'

import type { Esquemas, Json } from './esquemas.ts'

/** Of each field of a failure (contract: CorpoFalha), its kind. One that is missing here does not compile. */
const campos: Record<keyof CorpoFalha, Json> = {
  codigo: { type: 'string', enum: Object.keys(falhas) },
  error: { type: 'string' },
  action: { type: 'string', enum: ['logout'] },
  message: { type: 'string' },
  Mensagem: { type: 'string' },
  openModal: { type: 'boolean' },
  campos: { type: 'object', additionalProperties: { type: 'string' } },
  mensagemErro: { type: 'string' },
  itensName: { type: 'string' },
  detalhes: { type: 'object', additionalProperties: true },
  idrequisicao: { type: 'string' },
}

/** The body of every answer that is not a success. */
export const Falha: Json = {
  type: 'object',
  description: 'The body of every answer that is not a success.',
  required: ['codigo', 'error'],
  properties: Object.fromEntries(
    Object.entries(campos).map(([nome, campo]) => [
      nome,
      { ...campo, description: describeCampo({ nome, tipo: 'CorpoFalha' }) },
    ]),
  ),
  example: {
    codigo: 'entrada_invalida',
    error: falhas.entrada_invalida.mensagem,
    campos: { cep: 'Formato inválido.' },
    idrequisicao: 'req-1f',
  },
}

/** Any call may be refused so: it does not fit, too often, an error of the house, too busy. */
const deTodas: readonly CodigoFalha[] = ['entrada_invalida', 'muitas_requisicoes', 'interna', 'indisponivel']

/** Every status that a call answers, with its codes. */
export function toRespostas(chamada: CallKey, call: Call, esquemas: Esquemas): Json {
  return {
    200: {
      description: 'Done.',
      content: call.arquivo
        ? { [call.arquivo]: { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: esquemas.ofResposta(call.response, { chamada }) } },
    },
    ...toFalhas([
      ...deTodas,
      ...listFalhasDoAcesso(call),
      ...listFalhasDaPlataforma(chamada),
      ...call.falhas,
    ]),
  }
}

/** Of the platform's people, where it is about customers of a store. */
const listFalhasDaPlataforma = (chamada: CallKey): CodigoFalha[] =>
  alcanceOf(chamada, 'operador') === 'motivo' ? ['acesso_sem_motivo'] : []

/** What its roles, its tenant and its body may be refused for. */
function listFalhasDoAcesso({
  access,
  dono,
  fornecedor,
  modulo,
  semCliente,
  bodyLimit,
  body,
}: Call): CodigoFalha[] {
  const publica = access.includes('visitante')
  return [
    ...(publica ? [] : (['sessao_expirada', 'entrar_para_continuar', 'sem_permissao'] as const)),
    ...(publica && dono === 'publico' ? [] : (['nao_encontrado'] as const)),
    ...(fornecedor ? (['fornecedor_desconhecido', 'loja_fora_do_ar'] as const) : []),
    ...(modulo ? (['nao_encontrado'] as const) : []),
    ...(semCliente ? [semCliente] : []),
    ...(bodyLimit || body.type !== 'undefined' ? (['corpo_grande'] as const) : []),
  ]
}

function toFalhas(todas: CodigoFalha[]): Json {
  const codigos = [...new Set(todas)]
  const statuses = [...new Set(codigos.map((codigo) => falhas[codigo].status))].filter(
    (status) => status !== 200,
  )
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codigos
          .filter((codigo) => falhas[codigo].status === status)
          .map((codigo) => `\`${codigo}\`: ${falhas[codigo].mensagem}`)
          .join('\n\n'),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
          : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Falha' } } },
      },
    ]),
  )
}
