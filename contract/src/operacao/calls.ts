import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'
import { texto } from '#declarado'

import { FornecedorDaPlataforma, FornecedorNovo } from './entidade.ts'

/** How the owner of a supplier gets in: by a letter with a link, or with the password that the login has. */
const convite = z.enum(['ENVIADO', 'JA_ENTRA'])

/** Suppliers as the platform runs them (§1, §6; decision 0122). */
export const operacaoCalls = defineCalls({
  'GET /painel/v1/fornecedores': {
    summary: 'Suppliers of the platform with how each stands, by name.',
    access: ['operador'],
    dono: 'sessao',
    params: semCampos,
    query: z.object({
      /** Part of a name, an address or a CNPJ. */
      busca: z.string().max(100).default(''),
      ativo: z.boolean().optional(),
      limit: z.int().min(1).max(50).default(20),
      offset: z.int().min(0).max(100_000).default(0),
    }),
    body: nada,
    response: z.object({ data: z.array(FornecedorDaPlataforma), totalItems: z.int() }),
    falhas: ['sessao_expirada', 'sem_permissao'],
  },
  'POST /painel/v1/fornecedores': {
    summary: 'Makes a supplier and invites its owner by e-mail; said again, nothing is made twice.',
    access: ['operador'],
    dono: 'sessao',
    params: semCampos,
    query: semCampos,
    body: FornecedorNovo,
    response: z.object({ idfornecedor: id, versao: z.int(), convite }),
    falhas: ['sessao_expirada', 'sem_permissao', 'entrada_invalida', 'muitas_requisicoes'],
  },
  'POST /painel/v1/fornecedores/{idfornecedor}/convite': {
    summary:
      'Writes to the owner of a supplier again, or to another one while nobody has entered; links of earlier letters end.',
    access: ['operador'],
    dono: 'sessao',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: z.object({
      email: z.email({ error: 'Este e-mail não existe.' }).max(254).toLowerCase(),
      /** Somebody new, while nobody who runs the supplier has entered. */
      nome: texto(120, 1).optional(),
    }),
    response: z.object({ convite }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'convite_aceito', 'muitas_requisicoes'],
  },
  'POST /painel/v1/fornecedores/{idfornecedor}/convite/retirar': {
    summary:
      'Withdraws the invitation of an owner who has not entered: the link ends, and the supplier is not theirs.',
    access: ['operador'],
    dono: 'sessao',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: z.object({ email: z.email().max(254).toLowerCase() }),
    response: semCampos,
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'convite_aceito'],
  },
  'POST /painel/v1/fornecedores/{idfornecedor}/situacao': {
    summary: 'Takes a supplier off the air, or brings it back, with a reason that the audit keeps.',
    access: ['operador'],
    dono: 'sessao',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: z.object({ ativo: z.boolean(), motivo: texto(500, 10), versao: z.int().min(1) }),
    response: z.object({ versao: z.int() }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'cadastro_mudou'],
  },
})
